import { eq } from 'drizzle-orm'
import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageNoteEvents } from '~/features/events/event-types/pages'
import type { Actor } from '~/permissions/vocabulary'
import { findPageNote, type PageNoteAddress } from './find-page-note.server'

/** Marks a visitor's comment as done, or opens it again. @throws DomainError `not-found`; 403 for guests */
export function markComment(actor: Actor, input: PageNoteAddress & { done: boolean }): void {
  transaction((tx) => {
    const { page, note } = findPageNote(actor, input)
    if (note.visitorName === null) throw notFound()
    if (input.done === (note.doneAt !== null)) return
    tx.update(pageNotes)
      .set({ doneAt: input.done ? Date.now() : null })
      .where(eq(pageNotes.id, note.id))
      .run()
    const event = input.done ? pageNoteEvents.done : pageNoteEvents.reopened
    emit(tx, actor, event, { page, subjectId: note.id })
  })
}
