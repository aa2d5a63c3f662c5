import { and, eq, inArray, sum } from 'drizzle-orm'
import { draftFiles, drafts } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { storeUpload } from '~/features/attachments/store-upload.server'
import type { AttachmentFolder, StoredFile } from '~/features/attachments/stored-file'
import { carriedOut, type Submission, sentJustNow } from '~/features/form-input/submission.server'
import type { Member } from '~/permissions/vocabulary'
import { downloadName } from '~/platform/files/headers'
import { newId } from '~/platform/ids.server'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { type Draft, type DraftFile, mostDraftBytes, mostDraftFiles, type Typed } from './draft'
import { filesOf } from './find-draft.server'

type Upload = { field: string; folder: AttachmentFolder; file: File }

export type Kept = {
  /** What it is for, e.g. `message:<conversation>`. */
  place: string
  /** All of the form's fields, as they were typed. */
  values: Typed
  uploads?: readonly Upload[]
  /** So many files can lie in one field. */
  mostInField?: number
  /** Ids of files that are taken out of it. */
  forget?: readonly string[]
  /** The form that is sent from the draft: once that was carried out, nothing of it is kept. */
  submission?: Submission | undefined
  /** Saved while somebody types: nothing of it is kept when the form was sent meanwhile. */
  quiet?: boolean
}

/** What is given back where nothing is kept. */
const nothing: Draft = { id: '', values: {}, savedAt: 0, files: [] }

/**
 * Keeps what somebody typed at a place, in place of what was kept there; files are added. One with
 * the name of an earlier one in the same field stands for it: a form sent twice has it once. Of a
 * form that was carried out already nothing is kept, and the draft has no id.
 *
 * @throws Fault `file-too-large` (413), `file-empty` (422), `too-many-files` and `draft-full`
 *   (413): what was typed is kept all the same, and the files before the one that is refused
 */
export async function keepDraft(actor: Pick<Member, 'id'>, kept: Kept): Promise<Draft> {
  const words = transaction((tx) => writeDraft(tx, actor, kept, []))
  await removeFiles(words.gone)
  const { uploads = [] } = kept
  if (uploads.length === 0 || words.draft === nothing) return words.draft
  const { stored, refused } = await storeAll(actor, kept, words.draft.files)
  let all: ReturnType<typeof writeDraft>
  try {
    // The same form may have been sent meanwhile, and its draft be gone.
    all = transaction((tx) => writeDraft(tx, actor, kept, stored))
  } catch (error) {
    await removeFiles(stored)
    throw error
  }
  await removeFiles(all.gone)
  if (refused && all.draft !== nothing) throw refused
  return all.draft
}

type StoredUpload = StoredFile & Omit<Upload, 'file'>

/** Stores one file after the other; one that is refused ends it, those before it stay. */
async function storeAll(
  actor: Pick<Member, 'id'>,
  { uploads = [], mostInField: most = Number.POSITIVE_INFINITY }: Kept,
  earlier: readonly DraftFile[],
) {
  const stored: StoredUpload[] = []
  let refused: unknown = null
  for (const { field, folder, file } of uploads) {
    try {
      const name = downloadName(file.name)
      const beside = [...earlier, ...stored].filter((one) => one.field === field)
      const same = beside.filter((one) => one.name === name)
      const replaces = same.length === 1 && earlier.some((one) => one === same[0])
      if (beside.length >= most && !replaces) {
        throw new Fault('too-many-files', 413, { field, values: { most } })
      }
      const facts = await storeUpload(folder, file, { field, owner: actor.id })
      stored.push({ ...facts, field, folder })
    } catch (error) {
      refused = error
      break
    }
  }
  return { stored, refused }
}

/** @returns the draft, and the files that no row names any more */
function writeDraft(
  tx: Tx,
  actor: Pick<Member, 'id'>,
  { place, values, forget = [], submission, quiet = false }: Kept,
  stored: readonly StoredUpload[],
) {
  const over = quiet ? sentJustNow(tx, submission) : carriedOut(tx, submission)
  if (over) return { draft: nothing, gone: stored }
  const savedAt = Date.now()
  const { id } = tx
    .insert(drafts)
    .values({ id: newId(), userId: actor.id, place, values, savedAt })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.place], set: { values, savedAt } })
    .returning({ id: drafts.id })
    .get()
  const forgotten = tx
    .delete(draftFiles)
    .where(and(eq(draftFiles.draftId, id), inArray(draftFiles.id, [...forget])))
    .returning({ folder: draftFiles.folder, file: draftFiles.file })
    .all()
  const replaced = addFiles(tx, actor, id, stored)
  const draft: Draft = { id, values, savedAt, files: filesOf(tx, id) }
  return { draft, gone: [...forgotten, ...replaced] }
}

/** @returns the files that others stand for now */
function addFiles(
  tx: Tx,
  actor: Pick<Member, 'id'>,
  draftId: string,
  stored: readonly StoredUpload[],
) {
  if (stored.length === 0) return []
  const earlier = filesOf(tx, draftId)
  const replaced = earlier.filter((old) =>
    stored.some(({ field, name }) => field === old.field && name === old.name),
  )
  for (const { id } of replaced) tx.delete(draftFiles).where(eq(draftFiles.id, id)).run()
  const createdAt = Date.now()
  const rows = stored.map((file) => ({
    ...file,
    id: newId(),
    draftId,
    uploaderId: actor.id,
    createdAt,
  }))
  tx.insert(draftFiles).values(rows).run()
  const all = tx
    .select({ bytes: sum(draftFiles.size).mapWith(Number) })
    .from(draftFiles)
    .innerJoin(drafts, eq(drafts.id, draftFiles.draftId))
    .where(eq(drafts.userId, actor.id))
    .get()
  const count = earlier.length - replaced.length + stored.length
  if (count > mostDraftFiles || (all?.bytes ?? 0) > mostDraftBytes) {
    const field = stored[0]?.field ?? ''
    throw new Fault('draft-full', 413, {
      field,
      values: { most: mostDraftFiles, limit: mostDraftBytes },
    })
  }
  return replaced
}

/** Removes files that no row names any more, with their smaller pictures. */
export async function removeFiles(
  gone: readonly { folder: AttachmentFolder; file: string }[],
): Promise<void> {
  for (const { folder, file } of gone) await removePicture(folder, file)
}
