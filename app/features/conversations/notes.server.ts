import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { noteAttachments, notes, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { newestFirst } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { type OpenRequest, visibleRequest } from '~/features/request-base/request-access.server'
import { userMessages } from '~/messages/users'
import { canChangeRequestNote, canUseRequestNotes } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { shownFile } from './shown-file'

const pageSize = 20

/** A request whose notes somebody may read and write. @throws Fault `not-found`, also for its client */
export function notesGround(
  from: Pick<Tx, 'select'>,
  actor: Actor,
  requestId: string,
): OpenRequest {
  const request = visibleRequest(from, actor, requestId)
  if (!canUseRequestNotes(actor, request)) throw notFound()
  return request
}

/** A note of such a request. @throws Fault `not-found` */
export function findNote(
  from: Pick<Tx, 'select'>,
  actor: Actor,
  { requestId, id }: { requestId: string; id: string },
) {
  const request = notesGround(from, actor, requestId)
  const note = from
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.conversationId, request.conversationId)))
    .get()
  if (!note) throw notFound()
  return { request, note }
}

/**
 * The notes of a request, the oldest first; the last of them, or a page before.
 *
 * @throws Fault `not-found`, also for its client
 */
export function listNotes(actor: Actor, requestId: string, place: Place = null) {
  const request = notesGround(db, actor, requestId)
  const { rows, previous, next } = readPage({
    select: db
      .select({
        id: notes.id,
        html: notes.html,
        authorId: notes.authorId,
        createdAt: notes.createdAt,
        editedAt: notes.editedAt,
        author: users.fullName,
        avatar: users.avatar,
      })
      .from(notes)
      .leftJoin(users, eq(users.id, notes.authorId))
      .$dynamic(),
    where: eq(notes.conversationId, request.conversationId),
    sort: newestFirst(notes.createdAt, notes.id),
    place,
    size: pageSize,
  })
  const files = rows.length === 0 ? [] : filesOf(rows.map(({ id }) => id))
  return {
    rows: rows.reverse().map(({ authorId, editedAt, author, ...note }) => ({
      ...note,
      author: author ?? userMessages.deletedUser,
      edited: editedAt !== null,
      mayEdit: canChangeRequestNote(actor, { authorId }),
      files: files.filter(({ noteId }) => noteId === note.id).map(shownFile),
    })),
    earlier: next,
    later: previous,
  }
}

const filesOf = (ids: string[]) =>
  db
    .select()
    .from(noteAttachments)
    .where(inArray(noteAttachments.noteId, ids))
    .orderBy(noteAttachments.id)
    .all()
