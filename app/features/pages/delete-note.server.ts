import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { noteEvents } from '~/features/events/kinds/pages'
import { canDeleteNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { findNote, type NoteAddress } from './find-note.server'

/**
 * Deletes one's own note, or as an admin any; a visitor's comment the owner too.
 *
 * @throws Fault `not-found`, 403
 */
export function deleteNote(actor: Actor, input: NoteAddress): void {
  transaction((tx) => {
    const { project, page, note } = findNote(actor, input)
    if (!canDeleteNote(actor, project, note)) throw forbidden()
    tx.delete(pageNotes).where(eq(pageNotes.id, note.id)).run()
    happen(tx, actor, noteEvents.deleted, { page, of: note.id })
  })
}
