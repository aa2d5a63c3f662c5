import { notes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { emit } from '~/features/events/emit.server'
import { noteEvents } from '~/features/events/event-types/conversations'
import { addFileUses } from '~/features/files/file-uses.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { getParticipants } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/shared/kinds'
import { requireNoteRoom } from './conversation-limits.server'
import { isBlank, type MessageInput, parseMessage } from './message-body.server'
import { openNotes } from './notes.server'
import { noteReadersOf, staffPeople } from './participants.server'

/**
 * Leaves a note on a work item, with the files of its draft, which is gone then. Staff who work on it and
 * people mentioned in it are notified; never a client.
 *
 * @throws DomainError `not-found`; `message-empty` and those of `cleanHtml` (400)
 */
export function addNote(
  actor: Actor,
  input: MessageInput & {
    work: Work
    mention: readonly string[]
    /** Empty for a form that was carried out already. */
    draftId: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): { noteId: string } {
  return transaction((tx) => {
    const { workItem, member } = openNotes(tx, actor, input.work)
    return idempotent(tx, input.idempotencyKey, () => {
      const colleagues = staffPeople(tx, workItem).filter(({ id }) => id !== member.id)
      const written = parseMessage(input, colleagues, input.mention)
      const files = consumeDraft(tx, input.draftId)
      if (isBlank(written) && files.length === 0) {
        throw new DomainError('message-empty', 400, { field: 'text' })
      }
      requireNoteRoom(tx, member, workItem.conversationId, files)
      const { html, text, mentioned } = written
      const noteId = newId()
      const createdAt = Date.now()
      const { conversationId } = workItem
      tx.insert(notes)
        .values({ id: noteId, conversationId, authorId: member.id, html, text, createdAt })
        .run()
      addFileUses(tx, files, { noteId })
      const people = getParticipants(tx, workItem)
      emit(tx, member, noteEvents[workItem.kind].added, {
        work: workItem,
        people,
        note: { id: noteId, text },
        mentioned,
        others: noteReadersOf(tx, workItem, people).filter((id) => !mentioned.includes(id)),
      })
      return { noteId }
    })
  })
}
