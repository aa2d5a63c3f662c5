import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, notes, storedFiles, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { listUses, selectUses, type UsedFile, usedFile } from '~/features/files/file-uses.server'
import type { StoredFile } from '~/features/files/stored-file'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { readPage } from '~/features/lists/read-page.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { openAsMember, openWorkItem } from '~/features/work-item-base/work-items.server'
import { userMessages } from '~/messages/users'
import type { Actor, Member } from '~/permissions/vocabulary'
import { canDeleteAttachment, canUseNotes } from '~/permissions/work'
import type { Work } from '~/shared/kinds'
import { shownFile } from './shown-file'

type Address = { work: Work; id: string }

/** A file of a conversation, with the note it came with: staff's own. */
type OpenFile = UsedFile & { noteId: string | null }

/**
 * A file of a work item: of an answer, a message, or for staff of a note.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function findAttachment(
  from: Reader,
  actor: Actor,
  { work, id }: Address,
): { workItem: WorkItem; member: Member; file: OpenFile } {
  const { workItem, member } = openAsMember(from, actor, work)
  const { conversationId } = workItem
  const [file] = listUses(
    from,
    and(eq(fileUses.id, id), eq(fileUses.conversationId, conversationId)),
  )
  if (file) return { workItem, member, file }
  const [ofNote] = canUseNotes(actor, workItem) ? noteFiles(from, conversationId, id) : []
  if (!ofNote) throw notFound()
  return { workItem, member, file: ofNote }
}

/** The same, for who only downloads it. @throws DomainError `not-found` */
export const openAttachment = (actor: Actor, at: Address): OpenFile =>
  findAttachment(db, actor, at).file

/** The same, for a person who may delete it. @throws DomainError `not-found`, 403 */
export function attachmentToDelete(actor: Actor, at: Address): { name: string } {
  const { workItem, file } = findAttachment(db, actor, at)
  if (!canDeleteAttachment(actor, workItem.relations, file)) throw forbidden()
  return { name: file.name }
}

/** The files of the notes of a conversation, or one of them. For staff alone. */
const noteFiles = (from: Reader, conversationId: string, id?: string): OpenFile[] =>
  selectUses(from)
    .innerJoin(notes, eq(notes.id, fileUses.noteId))
    .where(
      and(
        eq(notes.conversationId, conversationId),
        id === undefined ? undefined : eq(fileUses.id, id),
      ),
    )
    .orderBy(asc(fileUses.id))
    .all()

/** The files of the answers and messages, the newest first, a page at a time. */
export function attachmentsOf(actor: Actor, work: Work, place: PageStart = null) {
  const workItem = openWorkItem(db, actor, work)
  const { rows, ...ways } = readPage({
    select: db
      .select({ ...usedFile, messageId: fileUses.messageId, who: users.fullName })
      .from(fileUses)
      .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
      .leftJoin(users, eq(users.id, storedFiles.uploaderId))
      .$dynamic(),
    where: eq(fileUses.conversationId, workItem.conversationId),
    sort: newestFirst(fileUses.createdAt, fileUses.id),
    place,
  })
  return {
    work,
    archived: rows.length > 0,
    rows: rows.map((row) => ({
      ...shownFile(row),
      messageId: row.messageId,
      who: row.who ?? userMessages.deletedUser,
      mayDelete: canDeleteAttachment(actor, workItem.relations, row),
    })),
    ...ways,
  }
}

type Archived = Pick<StoredFile, 'name' | 'folder' | 'file'>

/** All files of a work item that somebody may have, as they go into an archive. */
export function archivedFiles(
  actor: Actor,
  work: Work,
): { number: number; files: Generator<Archived> } {
  const { number, conversationId, ...workItem } = openWorkItem(db, actor, work)
  return { number, files: filesOf(conversationId, canUseNotes(actor, workItem)) }
}

/** The files in the order in which they came, some of them read at once. */
function* filesOf(conversationId: string, withNotes: boolean): Generator<Archived> {
  yield* paged<UsedFile>((last) =>
    selectUses(db)
      .where(and(eq(fileUses.conversationId, conversationId), after(fileUses, last)))
      .orderBy(asc(fileUses.createdAt), asc(fileUses.id))
      .limit(pageSize)
      .all(),
  )
  if (!withNotes) return
  for (const file of noteFiles(db, conversationId)) yield { ...file, name: `notes/${file.name}` }
}
