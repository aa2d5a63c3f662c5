import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageNoteEvents } from '~/features/events/event-types/pages'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { refuseMoreNotes } from './count-page-notes.server'
import { pageWithNotes } from './page-with-notes.server'

/** Leaves a note on a page. @throws DomainError `not-found`; 403 for guests; `notes-full` (409) */
export function addPageNote(
  actor: Actor,
  input: {
    projectId: string
    pageId: string
    text: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): { noteId: string } {
  return transaction((tx) => {
    const { page } = pageWithNotes(actor, input.projectId, input.pageId)
    if (actor.kind === 'guest') throw forbidden()
    const idOf = ({ noteId }: { noteId: string }) => noteId
    return idempotent(tx, untilDeleted(pageNotes, input.idempotencyKey, idOf), () => {
      refuseMoreNotes(page.id)
      const id = newId()
      tx.insert(pageNotes)
        .values({
          id,
          pageId: page.id,
          authorId: actor.id,
          text: input.text,
          createdAt: Date.now(),
        })
        .run()
      emit(tx, actor, pageNoteEvents.created, { page, subjectId: id })
      return { noteId: id }
    })
  })
}
