import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
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
import { findPageNote } from './find-page-note.server'
import { pageWithNotes } from './page-with-notes.server'

/**
 * Leaves a note on a page, or an answer to a visitor's comment, which visitors see.
 *
 * @throws DomainError `not-found`; 403 for guests; `notes-full` (409)
 */
export function addPageNote(
  actor: Actor,
  input: {
    projectId: string
    pageId: string
    text: string
    /** Id of the comment that it answers. */
    answers?: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): { noteId: string } {
  return transaction((tx) => {
    const { page } = pageWithNotes(actor, input.projectId, input.pageId)
    if (actor.kind === 'guest') throw forbidden()
    const { answers } = input
    if (answers !== undefined) {
      const { note } = findPageNote(actor, { ...input, noteId: answers })
      if (note.visitorName === null) throw notFound()
    }
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
          answers,
          createdAt: Date.now(),
        })
        .run()
      const event = answers === undefined ? pageNoteEvents.created : pageNoteEvents.answered
      emit(tx, actor, event, { page, subjectId: id })
      return { noteId: id }
    })
  })
}
