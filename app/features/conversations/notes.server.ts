import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, notes, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { listUses } from '~/features/files/file-uses.server'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import { userMessages } from '~/messages/users'
import type { Actor } from '~/permissions/vocabulary'
import { canChangeNote, canUseNotes } from '~/permissions/work'
import type { Work } from '~/shared/kinds'
import { shownFile } from './shown-file'

const pageSize = 20

/** A work item whose notes somebody may read and write. @throws DomainError `not-found`, also for its client */
export function openNotes(from: Reader, actor: Actor, work: Work) {
  const opened = openAsMember(from, actor, work)
  if (!canUseNotes(actor, opened.workItem)) throw notFound()
  return opened
}

/** A note of such work. @throws DomainError `not-found` */
export function findNote(from: Reader, actor: Actor, { work, id }: { work: Work; id: string }) {
  const { workItem, member } = openNotes(from, actor, work)
  const note = from
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.conversationId, workItem.conversationId)))
    .get()
  if (!note) throw notFound()
  return { workItem, member, note }
}

/**
 * The notes of a work item, the oldest first; the last of them, or a page before.
 *
 * @throws DomainError `not-found`, also for its client
 */
export function listNotes(actor: Actor, work: Work, place: PageStart = null) {
  const { workItem } = openNotes(db, actor, work)
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
    where: eq(notes.conversationId, workItem.conversationId),
    sort: newestFirst(notes.createdAt, notes.id),
    place,
    size: pageSize,
  })
  const files = rows.length === 0 ? [] : filesOfNotes(rows.map(({ id }) => id))
  return {
    rows: rows.reverse().map(({ authorId, editedAt, author, ...note }) => ({
      ...note,
      author: author ?? userMessages.deletedUser,
      edited: editedAt !== null,
      mayEdit: canChangeNote(actor, { authorId }),
      files: files.filter(({ noteId }) => noteId === note.id).map(shownFile),
    })),
    earlier: next,
    later: previous,
  }
}

/** The files of these notes, in the order they came. */
export const filesOfNotes = (ids: string[]) => listUses(db, inArray(fileUses.noteId, ids))
