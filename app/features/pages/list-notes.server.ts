import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes, users } from '~/db/schema'
import {
  cursorOf,
  type Place,
  pageSize,
  readFrom,
  startOf,
  turnedPage,
} from '~/features/lists/pages.server'
import { noteMessages as say } from '~/messages/notes'
import { userMessages } from '~/messages/users'
import { canChangeNote, canDeleteNote } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { notesGround } from './notes-ground.server'

/** How the author of a note is called: with their name also after they left the project. */
const authorOf = (note: { visitorName: string | null }, fullName: string | null): string =>
  note.visitorName !== null ? say.visitor(note.visitorName) : (fullName ?? userMessages.deletedUser)

/**
 * The notes of a page, the newest first, a page of the list at a time.
 *
 * @throws Fault `not-found`; 403 for guests
 */
export function listNotes(actor: Actor, projectId: string, pageId: string, place: Place) {
  const { project, page } = notesGround(actor, projectId, pageId)
  const start = startOf(place)
  const { beyond, order } = readFrom(start, [pageNotes.createdAt, pageNotes.id])
  const found = db
    .select({ note: pageNotes, fullName: users.fullName })
    .from(pageNotes)
    .leftJoin(users, eq(users.id, pageNotes.authorId))
    .where(and(eq(pageNotes.pageId, page.id), beyond))
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const turned = turnedPage(found, start, ({ note }) => cursorOf(note.createdAt, note.id))
  return {
    page: page.name,
    notes: turned.page.map(({ note, fullName }) => ({
      id: note.id,
      author: authorOf(note, fullName),
      visitor: note.visitorName !== null,
      text: note.text,
      createdAt: note.createdAt,
      edited: note.editedAt !== null,
      mayEdit: canChangeNote(actor, note),
      mayDelete: canDeleteNote(actor, project, note),
    })),
    newer: turned.newer,
    older: turned.older,
  }
}
