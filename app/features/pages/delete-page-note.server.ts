import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageNoteEvents } from '~/features/events/event-types/pages'
import { canDeletePageNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { findPageNote, type PageNoteAddress } from './find-page-note.server'

/**
 * Deletes one's own note, or as an admin any; a visitor's comment the owner too.
 *
 * @throws DomainError `not-found`, 403
 */
export function deletePageNote(actor: Actor, input: PageNoteAddress): void {
  transaction((tx) => {
    const { project, page, note } = findPageNote(actor, input)
    if (!canDeletePageNote(actor, project, note)) throw forbidden()
    tx.delete(pageNotes).where(eq(pageNotes.id, note.id)).run()
    emit(tx, actor, pageNoteEvents.deleted, { page, subjectId: note.id })
  })
}
