import { eq } from 'drizzle-orm'
import { attachments, messages, requests } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { happen } from '~/features/events/happen.server'
import { messageEvents } from '~/features/events/kinds/conversations'
import { once, type Submission } from '~/features/form-input/submission.server'
import { type Request, visibleRequest } from '~/features/request-base/request-access.server'
import { peopleOfRequest, type RequestPeople } from '~/features/request-base/request-people.server'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { blanksIn } from '~/work/blanks'
import { hasMoved, type Seen } from './moved.server'
import { type Participant, participantsOf } from './participants.server'
import { writeReadMark } from './read-marks.server'
import { type Cleaned, isBlank, readWritten, type Written } from './written.server'

/** A message can be taken back for so long, and no mail of it leaves before, in milliseconds. */
export const undoFor = 60_000

type Sending = Written &
  Seen & {
    requestId: string
    /** Ids of participants who are told besides those whom the text mentions. */
    tell: readonly string[]
    /** The draft whose files go with it. */
    draftId: string | null
    submission?: Submission | undefined
  }

/**
 * Sends a message into the conversation of a request, with the files of its draft, which is gone
 * then. The other participants are notified.
 *
 * @throws Fault `not-found`; `message-empty`, `message-blanks` and those of `cleanHtml` (400);
 *   `conversation-moved` (409) when others have posted or changed the status meanwhile
 */
export function sendMessage(actor: Actor, sending: Sending): { messageId: string } {
  return transaction((tx) => {
    const request = visibleRequest(tx, actor, sending.requestId)
    if (actor.kind !== 'member') throw forbidden()
    return once(tx, sending.submission, () => {
      const partners = peopleOfRequest(tx, request)
      const people = participantsOf(tx, request, partners).filter(({ id }) => id !== actor.id)
      const written = readWritten(sending, people, sending.tell)
      if (isStaff(actor)) refuseBlanks(written)
      if (hasMoved(tx, request, sending, actor.id)) {
        throw new Fault('conversation-moved', 409, { stored: { version: request.version } })
      }
      const files = sending.draftId === null ? [] : takeDraft(tx, sending.draftId)
      if (isBlank(written) && files.length === 0) {
        throw new Fault('message-empty', 400, { field: 'text' })
      }
      const messageId = postMessage(tx, actor, { request, partners, people, written })
      const createdAt = Date.now()
      for (const { file, name, type, size, folder } of files) {
        const stored = { file, name, type, size, folder, uploaderId: actor.id, createdAt }
        const { conversationId } = request
        tx.insert(attachments)
          .values({ id: newId(), conversationId, messageId, ...stored })
          .run()
      }
      return { messageId }
    })
  })
}

type Posting = {
  request: Request
  partners: RequestPeople
  /** Who else takes part: told of it. */
  people: readonly Participant[]
  written: Cleaned
}

/** Writes a message into the conversation of a request, and lets it happen. @returns its id */
function postMessage(tx: Tx, actor: Member, posting: Posting): string {
  const { request, partners, people, written } = posting
  const { conversationId } = request
  const { html, text, mentioned } = written
  const id = newId()
  const createdAt = Date.now()
  const undoUntil = createdAt + undoFor
  const row = { id, conversationId, senderId: actor.id, html, text, createdAt, undoUntil }
  tx.insert(messages)
    .values({ ...row, kind: 'message' })
    .run()
  tx.update(requests).set({ updatedAt: createdAt }).where(eq(requests.id, request.id)).run()
  writeReadMark(tx, actor.id, conversationId)
  const all = people.map((person) => person.id)
  happen(tx, actor, messageEvents.sent, {
    request,
    people: partners,
    message: { id, text },
    mentioned: all.filter((person) => mentioned.includes(person)),
    others: all.filter((person) => !mentioned.includes(person)),
    until: undoUntil,
  })
  return id
}

function refuseBlanks({ text }: Cleaned): void {
  const blanks = blanksIn(text)
  if (blanks.length === 0) return
  throw new Fault('message-blanks', 400, { field: 'text', values: { blanks: blanks.join(', ') } })
}
