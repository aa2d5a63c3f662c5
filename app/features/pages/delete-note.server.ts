import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { canDeleteNote } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
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
    recordOnPage(tx, page, {
      collection: 'page_notes',
      document: note.id,
      action: 'deleted',
      user: actorKey(actor),
    })
    publish(tx, `project:${project.id}`)
  })
}
