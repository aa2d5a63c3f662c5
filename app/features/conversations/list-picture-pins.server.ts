import { eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, picturePins, storedFiles } from '~/db/schema'

/** The pins that messages are about, by the id of the message. */
export function listPicturePins(messageIds: readonly string[]) {
  const rows = db
    .select({
      messageId: picturePins.messageId,
      number: picturePins.number,
      attachment: fileUses.id,
      name: storedFiles.name,
    })
    .from(picturePins)
    .innerJoin(fileUses, eq(fileUses.id, picturePins.attachmentId))
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(inArray(picturePins.messageId, [...messageIds]))
    .all()
  return new Map(rows.map(({ messageId, ...pin }) => [messageId, pin]))
}
