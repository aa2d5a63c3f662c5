import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, storedFiles } from '~/db/schema'
import { addPin } from '~/features/conversations/add-pin.server'
import { sendNow } from '~/features/conversations/send-outgoing.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import type { Member } from '~/permissions/vocabulary'
import { pointOfFigures } from '~/shared/picture-point'

/**
 * Says something of a place in a picture that was sent: `20,75 name.png Words`, the place in percent.
 *
 * @throws Error when there is no such picture
 */
export function pinPicture(
  actor: Member,
  { kind, id, conversationId }: Pick<WorkItem, 'kind' | 'id' | 'conversationId'>,
  line: string,
): void {
  const [, x = '', y = '', name = '', text = ''] = /^([\d.]+),([\d.]+) (\S+) (.+)$/.exec(line) ?? []
  const picture = db
    .select({ id: fileUses.id })
    .from(fileUses)
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(and(eq(fileUses.conversationId, conversationId), eq(storedFiles.name, name)))
    .get()
  if (!picture) throw new Error(`there is no picture for this pin: ${line}`)
  const point = pointOfFigures(x, y)
  const work = { kind, id }
  const { messageId } = addPin(actor, { work, id: picture.id, text, point, draftId: '' })
  if (messageId !== null) sendNow(actor, { work, id: messageId })
}
