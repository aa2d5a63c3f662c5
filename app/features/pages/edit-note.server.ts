import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { canChangeNote } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault, forbidden } from '~/platform/faults'
import { findNote, type NoteAddress } from './find-note.server'

/**
 * Changes the words of one's own note, or as an admin of any but a visitor's; it is marked as edited.
 *
 * @throws Fault `not-found`, 403, `note-stale` (409)
 */
export function editNote(
  actor: Actor,
  input: NoteAddress & { text: string; version?: number },
): void {
  transaction((tx) => {
    const { project, page, note } = findNote(actor, input)
    if (!canChangeNote(actor, note)) throw forbidden()
    if (input.version !== undefined && input.version !== note.version) {
      throw new Fault('note-stale', 409)
    }
    if (input.text === note.text) return
    tx.update(pageNotes)
      .set({ text: input.text, version: note.version + 1, editedAt: Date.now() })
      .where(eq(pageNotes.id, note.id))
      .run()
    recordOnPage(tx, page, {
      collection: 'page_notes',
      document: note.id,
      action: 'updated',
      user: actorKey(actor),
    })
    publish(tx, `project:${project.id}`)
  })
}
