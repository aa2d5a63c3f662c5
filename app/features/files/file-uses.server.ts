import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { fileUses, storedFiles } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import type { StoredFile } from './stored-file'

/** Owner of a file; see `file_uses`. */
export type FileOwner =
  | { draftId: string; field: string }
  | { conversationId: string; messageId: string }
  | { conversationId: string; field: string }
  | { noteId: string }
  | { profileId: string; field: string }

/** A stored file by its use: `id` is in addresses, `createdAt` is when it was attached there. */
export type UsedFile = StoredFile & { id: string; uploaderId: string | null; createdAt: number }

/** Columns of a used file, selected from `file_uses` joined with `files`. */
export const usedFile = {
  id: fileUses.id,
  file: fileUses.file,
  folder: storedFiles.folder,
  name: storedFiles.name,
  type: storedFiles.type,
  size: storedFiles.size,
  uploaderId: storedFiles.uploaderId,
  createdAt: fileUses.createdAt,
}

/** Row and field that a file belongs to. */
const ofWhat = {
  draftId: fileUses.draftId,
  messageId: fileUses.messageId,
  noteId: fileUses.noteId,
  profileId: fileUses.profileId,
  field: fileUses.field,
}

/** Files by their uses, to be narrowed and sorted. */
export const selectUses = (from: Reader) =>
  from
    .select({ ...usedFile, ...ofWhat })
    .from(fileUses)
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .$dynamic()

/** These files, in the order they came. */
export const listUses = (from: Reader, which: SQL | undefined) =>
  selectUses(from).where(which).orderBy(asc(fileUses.id)).all()

/** How many these are, and how many bytes. */
export const sizeOfUses = (from: Reader, which: SQL | undefined): { n: number; bytes: number } =>
  from
    .select({ n: sql<number>`count(*)`, bytes: sql<number>`total(${storedFiles.size})` })
    .from(fileUses)
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(which)
    .get() ?? { n: 0, bytes: 0 }

/** A file that comes from a draft keeps the id of its use. */
type GivenFile = { file: string; id?: string; field?: string | null }

/**
 * Makes files belong to something, in the transaction that makes it.
 */
export function addFileUses(
  tx: Tx,
  files: readonly GivenFile[],
  owner: FileOwner | ((field: string) => FileOwner),
): void {
  const createdAt = Date.now()
  for (const { file, field = null, id = newId() } of files) {
    const of = typeof owner === 'function' ? owner(field ?? '') : owner
    tx.insert(fileUses)
      .values({ id, file, createdAt, ...of })
      .run()
  }
}

/** Gives the files of a draft to the questions they answer. Those that a guest uploaded become the account's. */
export function addAnswerUses(
  tx: Tx,
  conversationId: string,
  files: readonly GivenFile[],
  uploaderId: string,
): void {
  addFileUses(tx, files, (name) => ({ conversationId, field: name.replace(/^answer-/, '') }))
  const names = files.map(({ file }) => file)
  tx.update(storedFiles)
    .set({ uploaderId })
    .where(and(inArray(storedFiles.file, names), isNull(storedFiles.uploaderId)))
    .run()
}

/** Ends uses of files. @returns the files, which are removed after the transaction unless they are used again */
export const dropUses = (tx: Tx, which: SQL | undefined): { id: string; file: string }[] =>
  tx.delete(fileUses).where(which).returning({ id: fileUses.id, file: fileUses.file }).all()
