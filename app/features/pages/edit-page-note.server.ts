import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageNoteEvents } from '~/features/events/event-types/pages'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { canChangePageNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { findPageNote, type PageNoteAddress } from './find-page-note.server'

/**
 * Changes the words of one's own note, or as an admin of any but a visitor's; it is marked as edited.
 *
 * @throws DomainError `not-found`, 403, `stale` (409)
 */
export function editPageNote(
  actor: Actor,
  input: PageNoteAddress & { text: string; version: number },
): void {
  transaction((tx) => {
    const { page, note } = findPageNote(actor, input)
    if (!canChangePageNote(actor, note)) throw forbidden()
    expectVersion(note, input.version, { text: note.text })
    if (input.text === note.text) return
    tx.update(pageNotes)
      .set({ text: input.text, version: note.version + 1, editedAt: Date.now() })
      .where(eq(pageNotes.id, note.id))
      .run()
    emit(tx, actor, pageNoteEvents.updated, { page, subjectId: note.id })
  })
}
