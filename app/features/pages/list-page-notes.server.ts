import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { userMessages } from '~/messages/users'
import { canChangePageNote, canDeletePageNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { latestApproval } from './page-approvals.server'
import { aboutOf, answersTo, commentPlaces, numberedSections } from './page-comments.server'
import { pageWithNotes } from './page-with-notes.server'

/** How the author of a note is called: with their name also after they left the project. */
const authorOf = (note: { visitorName: string | null }, fullName: string | null): string =>
  note.visitorName !== null ? say.visitor(note.visitorName) : (fullName ?? userMessages.deletedUser)

/**
 * The notes of a page, the newest first, a page of the list at a time; a visitor's comment with what it is
 * about and its answers.
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
    where: and(eq(pageNotes.pageId, page.id), isNull(pageNotes.answers)),
    sort: newestFirst(pageNotes.createdAt, pageNotes.id),
    place,
  })
  const noteOf = (note: typeof pageNotes.$inferSelect, author: string) => ({
    id: note.id,
    author,
    text: note.text,
    createdAt: note.createdAt,
    edited: note.editedAt !== null,
    mayEdit: canChangePageNote(actor, note),
    mayDelete: canDeletePageNote(actor, project, note),
  })
  const visitors = rows.some(({ note }) => note.visitorName !== null)
  const places = new Map(visitors ? commentPlaces(page.id).map((one) => [one.id, one]) : [])
  const sections = visitors ? numberedSections(page) : []
  const answers = answersTo([...places.keys()].filter((id) => rows.some((r) => r.note.id === id)))
  return {
    page: page.name,
    revision: page.revision,
    approval: latestApproval(page.id),
    notes: rows.map(({ note, fullName }) => {
      const comment = places.get(note.id)
      return {
        ...noteOf(note, authorOf(note, fullName)),
        /** A visitor's: its number, which its pin has too. */
        comment: comment && {
          number: comment.number,
          about: aboutOf(comment, sections),
          done: comment.done,
        },
        answers: (answers.get(note.id) ?? []).map((one) => noteOf(one.note, one.author)),
      }
    }),
    ...ways,
  }
}
