import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { outgoingDraftKey } from '~/features/drafts/draft-keys'
import { filesOf } from '~/features/drafts/find-draft.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { rejectPlaceholders } from './canned-placeholders.server'
import { requireMessageRoom } from './conversation-limits.server'
import { isBlank, type MessageInput, parseMessage } from './message-body.server'
import {
  asItIsNow,
  outgoingFacts,
  outgoingUntil,
  putOutgoing,
  type SentMessage,
} from './outgoing.server'
import { getAudience } from './participants.server'
import { sendOldest, sendOutgoing, sendSaid } from './send-outgoing.server'
import { happenedSince, type Seen } from './since-seen.server'

type MessageToSend = MessageInput &
  Seen & {
    work: Work
    /** Ids of participants who are told besides those whom the text mentions. */
    mention: readonly string[]
    /** The draft whose files go with it; empty for a form that was carried out already. */
    draftId: string
    /** Whether the placeholders of a canned response stay as they are. */
    asItIs?: boolean
    idempotencyKey?: IdempotencyKey | undefined
  }

/**
 * Sends a message into the conversation of a work item, with the files of its draft. It goes out, and
 * the other participants are notified, once it cannot be taken back any more.
 *
 * @returns the message, or what becomes one
 * @throws DomainError `not-found`; `message-empty`, `message-placeholders` and those of `cleanHtml` (400);
 *   `conversation-full`, `files-full` (422); `too-many-messages` (429); `conversation-moved` (409) when others have posted, or its work is another meanwhile
 */
export function sendMessage(actor: Actor, message: MessageToSend): SentMessage {
  return transaction((tx) => {
    const { workItem, member } = openAsMember(tx, actor, message.work)
    const sent = idempotent(tx, message.idempotencyKey, (): SentMessage => {
      const audience = getAudience(tx, workItem, member)
      const written = parseMessage(message, audience.recipients, message.mention)
      if (isStaff(member) && !message.asItIs) rejectPlaceholders(tx, workItem.kind, written.text)
      if (happenedSince(tx, workItem, message, member.id)) {
        throw new DomainError('conversation-moved', 409)
      }
      const files = filesOf(tx, message.draftId)
      if (isBlank(written) && files.length === 0) {
        throw new DomainError('message-empty', 400, { field: 'text' })
      }
      requireMessageRoom(tx, member, workItem.conversationId, files)
      const { text, format, mention, seen, draftId, idempotencyKey } = message
      const sendAt = outgoingUntil(tx)
      sendOldest(tx, member)
      const outgoing = putOutgoing(tx, member, {
        draftKey: outgoingDraftKey(workItem.conversationId),
        draftId,
        values: {
          text,
          format,
          mention: [...mention],
          seen,
          ...outgoingFacts(workItem, idempotencyKey, written),
        },
        sendAt,
      })
      if (sendAt !== null) return { messageId: outgoing.id, undo: true }
      sendSaid(tx, member, workItem)
      return { messageId: sendOutgoing(tx, member, workItem, outgoing, audience) }
    })
    return asItIsNow(tx, member, workItem, sent)
  })
}
