import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { messageEvents } from '~/features/events/kinds/conversations'
import { touchGround } from '~/features/grounds/grounds.server'
import type { Ground } from '~/features/work-base/ground'
import type { WorkPeople } from '~/features/work-base/work-people.server'
import { isSelf, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { keepLastWord } from './last-word.server'
import type { Participant } from './participants.server'
import { writeReadMark } from './read-marks.server'
import { requireMessageRoom } from './room.server'
import type { Cleaned } from './written.server'

/** A message can be taken back for so long, and no mail of it leaves before, in milliseconds. */
const undoFor = 60_000

type Posting = {
  ground: Ground
  people: WorkPeople
  /** Who else takes part: told of it. */
  hearers: readonly Participant[]
  written: Cleaned
  /** The files that come with it. */
  files?: readonly { size: number }[]
}

/**
 * Writes a message into a conversation, and lets it happen.
 *
 * @returns its id
 * @throws Fault as `requireMessageRoom`
 */
export function postMessage(tx: Tx, actor: Member, posting: Posting): string {
  const { ground, people, hearers, written, files = [] } = posting
  const { conversationId } = ground
  requireMessageRoom(tx, actor, conversationId, files)
  const { html, text, mentioned } = written
  const id = newId()
  const createdAt = Date.now()
  const undoUntil = createdAt + undoFor
  const row = { id, conversationId, senderId: actor.id, html, text, createdAt, undoUntil }
  tx.insert(messages)
    .values({ ...row, kind: 'message' })
    .run()
  keepLastWord(tx, conversationId)
  touchGround(tx, ground, createdAt)
  writeReadMark(tx, actor.id, conversationId)
  const all = hearers.map((person) => person.id)
  const isMentioned = (person: string) => mentioned.includes(person)
  const byClient = !isStaff(actor) || isSelf(actor, ground.userId)
  happen(tx, actor, messageEvents[ground.kind].sent, {
    work: ground,
    people,
    message: { id, text },
    mentioned: all.filter(isMentioned),
    others: all.filter((person) => !isMentioned(person)),
    studio: byClient ? people.studio.filter((person) => !isMentioned(person)) : [],
    until: undoUntil,
  })
  return id
}
