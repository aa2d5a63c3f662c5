import { attachments } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { once, type Submission } from '~/features/form-input/submission.server'
import { openAsMember, peopleOfGround } from '~/features/grounds/grounds.server'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/work/kinds'
import { refuseBlanks } from './canned-blanks.server'
import { messageOnce } from './message-once.server'
import { participantsOf } from './participants.server'
import { postMessage } from './post-message.server'
import { happenedSince, type Seen } from './since-seen.server'
import { isBlank, readWritten, type Written } from './written.server'

type MessageToSend = Written &
  Seen & {
    work: Work
    /** Ids of participants who are told besides those whom the text mentions. */
    tell: readonly string[]
    /** The draft whose files go with it; empty for a form that was carried out already. */
    draftId: string
    /** Whether the blanks of a canned response stay as they are. */
    asItIs?: boolean
    submission?: Submission | undefined
  }

/**
 * Sends a message into the conversation of a piece of work, with the files of its draft, which is gone
 * then. The other participants are notified.
 *
 * @throws Fault `not-found`; `message-empty`, `message-blanks` and those of `cleanHtml` (400);
 *   `conversation-full`, `files-full` (422); `too-many-messages` (429); `conversation-moved` (409) when others have posted, or its work is another meanwhile
 */
export function sendMessage(actor: Actor, message: MessageToSend): { messageId: string } {
  return transaction((tx) => {
    const { ground, member } = openAsMember(tx, actor, message.work)
    return once(tx, messageOnce(message.submission), () => {
      const people = peopleOfGround(tx, ground)
      const hearers = participantsOf(tx, ground, people).filter(({ id }) => id !== member.id)
      const written = readWritten(message, hearers, message.tell)
      if (isStaff(member) && !message.asItIs) refuseBlanks(tx, ground.kind, written.text)
      if (happenedSince(tx, ground, message, member.id)) {
        throw new Fault('conversation-moved', 409)
      }
      const files = takeDraft(tx, message.draftId)
      if (isBlank(written) && files.length === 0) {
        throw new Fault('message-empty', 400, { field: 'text' })
      }
      const messageId = postMessage(tx, member, { ground, people, hearers, written, files })
      const createdAt = Date.now()
      for (const { file, name, type, size, folder } of files) {
        const stored = { file, name, type, size, folder, uploaderId: member.id, createdAt }
        const { conversationId } = ground
        tx.insert(attachments)
          .values({ id: newId(), conversationId, messageId, ...stored })
          .run()
      }
      return { messageId }
    })
  })
}
