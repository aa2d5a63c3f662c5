import { attachments, messages } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { happen } from '~/features/events/happen.server'
import { messageEvents } from '~/features/events/kinds/conversations'
import { once, type Submission } from '~/features/form-input/submission.server'
import { openGround, peopleOfGround, touchGround } from '~/features/grounds/grounds.server'
import type { Ground } from '~/features/work-base/ground'
import type { WorkPeople } from '~/features/work-base/work-people.server'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { blanksIn } from '~/work/blanks'
import type { Work } from '~/work/kinds'
import { type Participant, participantsOf } from './participants.server'
import { writeReadMark } from './read-marks.server'
import { happenedSince, type Seen } from './since-seen.server'
import { type Cleaned, isBlank, readWritten, type Written } from './written.server'

/** A message can be taken back for so long, and no mail of it leaves before, in milliseconds. */
const undoFor = 60_000

type Sending = Written &
  Seen & {
    work: Work
    /** Ids of participants who are told besides those whom the text mentions. */
    tell: readonly string[]
    /** The draft whose files go with it. */
    draftId: string | null
    submission?: Submission | undefined
  }

/**
 * Sends a message into the conversation of a piece of work, with the files of its draft, which is gone
 * then. The other participants are notified.
 *
 * @throws Fault `not-found`; `message-empty`, `message-blanks` and those of `cleanHtml` (400);
 *   `conversation-moved` (409) when others have posted or changed the status meanwhile
 */
export function sendMessage(actor: Actor, sending: Sending): { messageId: string } {
  return transaction((tx) => {
    const ground = openGround(tx, actor, sending.work)
    if (actor.kind !== 'member') throw forbidden()
    return once(tx, sending.submission, () => {
      const partners = peopleOfGround(tx, ground)
      const people = participantsOf(tx, ground, partners).filter(({ id }) => id !== actor.id)
      const written = readWritten(sending, people, sending.tell)
      if (isStaff(actor)) refuseBlanks(written)
      if (happenedSince(tx, ground, sending, actor.id)) {
        throw new Fault('conversation-moved', 409, { stored: { version: ground.version } })
      }
      const files = sending.draftId === null ? [] : takeDraft(tx, sending.draftId)
      if (isBlank(written) && files.length === 0) {
        throw new Fault('message-empty', 400, { field: 'text' })
      }
      const messageId = postMessage(tx, actor, { ground, partners, people, written })
      const createdAt = Date.now()
      for (const { file, name, type, size, folder } of files) {
        const stored = { file, name, type, size, folder, uploaderId: actor.id, createdAt }
        const { conversationId } = ground
        tx.insert(attachments)
          .values({ id: newId(), conversationId, messageId, ...stored })
          .run()
      }
      return { messageId }
    })
  })
}

type Posting = {
  ground: Ground
  partners: WorkPeople
  /** Who else takes part: told of it. */
  people: readonly Participant[]
  written: Cleaned
}

/** Writes a message into a conversation, and lets it happen. @returns its id */
export function postMessage(tx: Tx, actor: Member, posting: Posting): string {
  const { ground, partners, people, written } = posting
  const { conversationId } = ground
  const { html, text, mentioned } = written
  const id = newId()
  const createdAt = Date.now()
  const undoUntil = createdAt + undoFor
  const row = { id, conversationId, senderId: actor.id, html, text, createdAt, undoUntil }
  tx.insert(messages)
    .values({ ...row, kind: 'message' })
    .run()
  touchGround(tx, ground, createdAt)
  writeReadMark(tx, actor.id, conversationId)
  const all = people.map((person) => person.id)
  happen(tx, actor, messageEvents[ground.kind].sent, {
    work: ground,
    people: partners,
    message: { id, text },
    mentioned: all.filter((person) => mentioned.includes(person)),
    others: all.filter((person) => !mentioned.includes(person)),
    until: undoUntil,
  })
  return id
}

/** @throws Fault `message-blanks` (400) for places of a canned response that were not filled in */
export function refuseBlanks({ text }: Cleaned): void {
  const blanks = blanksIn(text)
  if (blanks.length === 0) return
  throw new Fault('message-blanks', 400, { field: 'text', values: { blanks: blanks.join(', ') } })
}
