import { picturePins } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { picturePinMessages as say } from '~/messages/picture-pins'
import type { Member } from '~/permissions/vocabulary'
import { cleanedIn, type Outgoing } from './outgoing.server'
import type { Audience } from './participants.server'
import { postMessage } from './post-message.server'
import { nextPin, pictureOfPin, pinIn } from './waiting-pins.server'

/**
 * Posts a pin as a message that names it. Pins are counted within their picture; of one that is gone the
 * words stay.
 *
 * @returns the id of the message
 */
export function postPin(
  tx: Tx,
  member: Member,
  workItem: WorkItem,
  outgoing: Outgoing,
  { people, recipients }: Audience,
): string {
  const pin = pinIn(outgoing)
  const written = cleanedIn(outgoing)
  const picture = pin && pictureOfPin(tx, workItem.conversationId, pin.attachmentId)
  consumeDraft(tx, outgoing.id)
  const posting = { workItem, people, recipients, written }
  if (!picture) return postMessage(tx, member, posting)
  const number = nextPin(tx, picture.id)
  const about = `${say.pinOf(number, picture.name)}: ${written.text}`
  const messageId = postMessage(tx, member, { ...posting, written: { ...written, text: about } })
  tx.insert(picturePins)
    .values({ attachmentId: picture.id, number, messageId, ...pin.point })
    .run()
  return messageId
}
