import { eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { attachments, picturePins } from '~/db/schema'

/** The pins that messages are about, by the id of the message. */
export function pinsOf(messageIds: readonly string[]) {
  const rows = db
    .select({
      messageId: picturePins.messageId,
      number: picturePins.number,
      attachment: attachments.id,
      name: attachments.name,
    })
    .from(picturePins)
    .innerJoin(attachments, eq(attachments.id, picturePins.attachmentId))
    .where(inArray(picturePins.messageId, [...messageIds]))
    .all()
  return new Map(rows.map(({ messageId, ...pin }) => [messageId, pin]))
}
