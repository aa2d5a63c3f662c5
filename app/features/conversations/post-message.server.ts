import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'
import { emit } from '~/features/events/emit.server'
import { messageEvents } from '~/features/events/event-types/conversations'
import { addFileUses } from '~/features/files/file-uses.server'
import type { Participants } from '~/features/work-item-base/participants.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { touchWorkItem } from '~/features/work-item-base/work-items.server'
import { isSelf, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { updateClientAnswered } from './client-answered.server'
import type { MessageBody } from './message-body.server'
import type { Participant } from './participants.server'
import { writeReadMark } from './read-marks.server'

type Posting = {
  workItem: WorkItem
  people: Participants
  /** Other participants, who are notified. */
  recipients: readonly Participant[]
  written: MessageBody
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
  { workItem, people, recipients, written, files = [] }: Posting,
): string {
  const { conversationId } = workItem
  const { html, text, mentioned } = written
  const id = newId()
  const createdAt = Date.now()
  const row = { id, conversationId, senderId: actor.id, html, text, createdAt }
  tx.insert(messages)
    .values({ ...row, kind: 'message' })
    .run()
  addFileUses(tx, files, { conversationId, messageId: id })
  updateClientAnswered(tx, conversationId)
  touchWorkItem(tx, workItem, createdAt)
  writeReadMark(tx, actor.id, conversationId)
  const all = recipients.map((person) => person.id)
  const isMentioned = (person: string) => mentioned.includes(person)
  const byClient = !isStaff(actor) || isSelf(actor, workItem.userId)
  emit(tx, actor, messageEvents[workItem.kind].sent, {
    work: workItem,
    people,
    message: { id, text },
    mentioned: all.filter(isMentioned),
    others: all.filter((person) => !isMentioned(person)),
    studio: byClient ? people.studio.filter((person) => !isMentioned(person)) : [],
  })
  return id
}
