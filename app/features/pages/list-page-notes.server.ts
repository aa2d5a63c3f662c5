import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { userMessages } from '~/messages/users'
import { canChangePageNote, canDeletePageNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { pageWithNotes } from './page-with-notes.server'

/** How the author of a note is called: with their name also after they left the project. */
const authorOf = (note: { visitorName: string | null }, fullName: string | null): string =>
  note.visitorName !== null ? say.visitor(note.visitorName) : (fullName ?? userMessages.deletedUser)

/**
 * The notes of a page, the newest first, a page of the list at a time.
 *
 * @throws DomainError `not-found`; 403 for guests
 */
export function listPageNotes(actor: Actor, projectId: string, pageId: string, place: PageStart) {
  const { project, page } = pageWithNotes(actor, projectId, pageId)
  const { rows, ...ways } = readPage({
    select: db
      .select({ note: pageNotes, fullName: users.fullName })
      .from(pageNotes)
      .leftJoin(users, eq(users.id, pageNotes.authorId))
      .$dynamic(),
    where: eq(pageNotes.pageId, page.id),
    sort: newestFirst(pageNotes.createdAt, pageNotes.id),
    place,
  })
  return {
    page: page.name,
    notes: rows.map(({ note, fullName }) => ({
      id: note.id,
      author: authorOf(note, fullName),
      visitor: note.visitorName !== null,
      text: note.text,
      createdAt: note.createdAt,
      edited: note.editedAt !== null,
      mayEdit: canChangePageNote(actor, note),
      mayDelete: canDeletePageNote(actor, project, note),
    })),
    ...ways,
  }
}
