import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'
import { emit } from '~/features/events/emit.server'
import { messageEvents } from '~/features/events/event-types/conversations'
import { addFileUses } from '~/features/files/file-uses.server'
import { touchGround } from '~/features/grounds/grounds.server'
import type { Ground } from '~/features/work-base/ground'
import type { WorkPeople } from '~/features/work-base/work-people.server'
import { isSelf, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { keepLastWord } from './last-word.server'
import type { Participant } from './participants.server'
import { writeReadMark } from './read-marks.server'
import type { Cleaned } from './written.server'

type Posting = {
  ground: Ground
  people: WorkPeople
  /** Who else takes part: told of it. */
  recipients: readonly Participant[]
  written: Cleaned
  /** The files that come with it. */
  files?: readonly DraftFile[]
}

/**
 * Writes a message into a conversation, with its files, and emits its event.
 *
 * @returns its id
 */
export function postMessage(
  tx: Tx,
  actor: Member,
  { ground, people, recipients, written, files = [] }: Posting,
): string {
  const { conversationId } = ground
  const { html, text, mentioned } = written
  const id = newId()
  const createdAt = Date.now()
  const row = { id, conversationId, senderId: actor.id, html, text, createdAt }
  tx.insert(messages)
    .values({ ...row, kind: 'message' })
    .run()
  addFileUses(tx, files, { conversationId, messageId: id })
  keepLastWord(tx, conversationId)
  touchGround(tx, ground, createdAt)
  writeReadMark(tx, actor.id, conversationId)
  const all = recipients.map((person) => person.id)
  const isMentioned = (person: string) => mentioned.includes(person)
  const byClient = !isStaff(actor) || isSelf(actor, ground.userId)
  emit(tx, actor, messageEvents[ground.kind].sent, {
    work: ground,
    people,
    message: { id, text },
    mentioned: all.filter(isMentioned),
    others: all.filter((person) => !isMentioned(person)),
    studio: byClient ? people.studio.filter((person) => !isMentioned(person)) : [],
  })
  return id
}
