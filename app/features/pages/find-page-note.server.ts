import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes } from '~/db/schema'
import { notFound } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import { pageWithNotes } from './page-with-notes.server'

export type PageNoteAddress = { projectId: string; pageId: string; noteId: string }

/** @throws DomainError `not-found` when there is no such note on that page; 403 for guests */
export function findPageNote(actor: Actor, { projectId, pageId, noteId }: PageNoteAddress) {
  const { project, page } = pageWithNotes(actor, projectId, pageId)
  const note = db
    .select()
    .from(pageNotes)
    .where(and(eq(pageNotes.id, noteId), eq(pageNotes.pageId, page.id)))
    .get()
  if (!note) throw notFound()
  return { project, page, note }
}
