import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sum } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { draftFiles, drafts } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { fitsToday } from '~/features/attachments/day-limit.server'
import { storeUpload } from '~/features/attachments/store-upload.server'
import type { AttachmentFolder, StoredFile } from '~/features/attachments/stored-file'
import {
  type IdempotencyKey,
  previousResult,
  sentJustNow,
} from '~/features/form-input/idempotency.server'
import { requireAccount } from '~/features/user-access/require-account.server'
import { namesOf } from '~/messages/file-names'
import type { Member } from '~/permissions/vocabulary'
import { downloadName } from '~/platform/files/headers'
import { newId } from '~/platform/ids.server'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
import { type Draft, type DraftFile, mostDraftBytes, type Typed } from './draft'
import { filesOf, findDraft } from './find-draft.server'
import { fitting } from './fitting'
import { bothOf, type FormInTab, writtenBy } from './other-tab'
import { takeDraft } from './take-draft.server'

export type Upload = { field: string; folder: AttachmentFolder; file: File }

export type ToKeep = {
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
  idempotencyKey?: IdempotencyKey | undefined
  /** Saved while somebody types: nothing of it is kept when the form was sent meanwhile. */
  quiet?: boolean
  /** The form that it was typed into: what another one has kept since is not written over. */
  tab?: FormInTab | undefined
}

/** What is given back where nothing is kept. */
export const notKept: KeptDraft = { id: '', values: {}, savedAt: 0, files: [], elsewhere: false }

/** `elsewhere`: another tab has kept other words here since. Quietly nothing was kept, else both. */
export type KeptDraft = Draft & { elsewhere: boolean }

/**
 * Keeps what somebody typed at a place, in place of what was kept there; files are added. Two passes:
 * the words, then the files, whose storing takes its time. A file with the name of an earlier one in
 * the same field stands for it: a form sent twice has it once. Of a form that was carried out already
 * nothing is kept, and the draft has no id; one that says the same goes.
 *
 * @throws DomainError 403 for who was deleted meanwhile;
 *   `file-too-large` (413), `file-empty` (422), `too-many-files`, `draft-full` and `day-full` (413): what
 *   was typed is kept all the same, and every file but those that `left` names
 */
export async function keepDraft(actor: Pick<Member, 'id'>, given: ToKeep): Promise<KeptDraft> {
  const first = transaction((tx) => writeDraft(tx, actor, given, []))
  await removeUploads(first.gone)
  const { uploads = [] } = given
  if (uploads.length === 0 || first.draft === notKept) return first.draft
  const { stored, refused } = await storeAll(actor, given, first.draft.files)
  let second: ReturnType<typeof writeDraft>
  try {
    // The same form may have been sent meanwhile, and its draft be gone; or another one took its room.
    second = transaction((tx) => writeDraft(tx, actor, given, stored, first.draft.values))
  } catch (error) {
    await removeUploads(stored)
    throw error
  }
  await removeUploads(second.gone)
  if (second.draft !== notKept) throwRefused([...refused, ...second.left])
  return { ...second.draft, elsewhere: first.draft.elsewhere }
}

type StoredUpload = StoredFile & Omit<Upload, 'file'>
type RefusedFile = { name: string; why: unknown }

/** Stores one file after the other. Those there is no room for are not even begun. */
async function storeAll(
  actor: Pick<Member, 'id'>,
  { uploads = [], mostInField }: ToKeep,
  earlier: readonly DraftFile[],
) {
  const sent = uploads.map(({ field, folder, file }) => {
    return { field, folder, file, name: downloadName(file.name), size: file.size }
  })
  const { fit, left: refused } = fitting(sent, earlier, {
    bytes: mostDraftBytes - draftBytes(db, actor),
    mostInField,
  })
  const stored: StoredUpload[] = []
  for (const { field, folder, file, name } of fit) {
    try {
      const facts = await storeUpload(folder, file, { field, owner: actor.id })
      stored.push({ ...facts, field, folder })
    } catch (why) {
      refused.push({ name, why })
      // Where it is not the file's fault, the next one fares no better.
      if (!(why instanceof DomainError)) break
    }
  }
  return { stored, refused }
}

/**
 * @param wordsKept by the first pass, of which `stored` are the files
 * @returns the draft, the files that no row names any more, and those there is no room for
 */
function writeDraft(
  tx: Tx,
  actor: Pick<Member, 'id'>,
  { place, values: typed, mostInField, forget = [], idempotencyKey, quiet = false, tab }: ToKeep,
  stored: readonly StoredUpload[],
  wordsKept?: Typed,
) {
  const wasSent = quiet ? sentJustNow(tx, idempotencyKey) : previousResult(tx, idempotencyKey)
  const earlier = findDraft(tx, actor, place)
  if (wasSent) {
    // Saved from it by who never heard that it was sent.
    const isSame = isDeepStrictEqual(earlier?.values, writtenBy(tab, typed))
    if (earlier && isSame && !quiet && earlier.files.length === 0) takeDraft(tx, earlier.id)
    return { draft: notKept, gone: stored, left: [] }
  }
  requireAccount(tx, actor.id)
  const both = !wordsKept && tab ? bothOf(earlier, typed, tab) : null
  if (both && quiet) return { draft: { ...notKept, elsewhere: true }, gone: stored, left: [] }
  // Files come after their words, which may be others by then.
  const values = wordsKept ? (earlier?.values ?? wordsKept) : (both ?? writtenBy(tab, typed))
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
  const { gone, left } = addFiles(tx, actor, id, stored, mostInField)
  const draft = { id, values, savedAt, files: filesOf(tx, id), elsewhere: both !== null }
  return { draft, gone: [...forgotten, ...gone], left }
}

/** @returns the files that others stand for now, with those there is no room for: `left` says why */
function addFiles(
  tx: Tx,
  actor: Pick<Member, 'id'>,
  draftId: string,
  stored: readonly StoredUpload[],
  mostInField?: number,
) {
  if (stored.length === 0) return { gone: [], left: [] }
  const earlier = filesOf(tx, draftId)
  const bytes = mostDraftBytes - draftBytes(tx, actor)
  const today = fitsToday(tx, actor.id, stored)
  const { fit, replaced, left } = fitting(today.fit, earlier, { bytes, mostInField })
  for (const { id } of replaced) tx.delete(draftFiles).where(eq(draftFiles.id, id)).run()
  const createdAt = Date.now()
  const rows = fit.map((file) => ({
    ...file,
    id: newId(),
    draftId,
    uploaderId: actor.id,
    createdAt,
  }))
  if (rows.length > 0) tx.insert(draftFiles).values(rows).run()
  return {
    gone: [...replaced, ...stored.filter((file) => !fit.includes(file))],
    left: [...today.left, ...left],
  }
}

/** The bytes of all files in all drafts of somebody. */
const draftBytes = (from: Reader, { id }: Pick<Member, 'id'>): number =>
  from
    .select({ bytes: sum(draftFiles.size).mapWith(Number) })
    .from(draftFiles)
    .innerJoin(drafts, eq(drafts.id, draftFiles.draftId))
    .where(eq(drafts.userId, id))
    .get()?.bytes ?? 0

/** @throws DomainError why the first of them was refused; `left` names them all. What is no DomainError goes first */
function throwRefused(refused: readonly RefusedFile[]): void {
  const first = refused.find(({ why }) => !(why instanceof DomainError)) ?? refused[0]
  if (!first) return
  const { why } = first
  if (!(why instanceof DomainError)) throw why
  const { code, status, details } = why
  const names = refused.map(({ name }) => name)
  const left = names.length > 1 || 'most' in (details.values ?? {}) ? namesOf(names) : ''
  throw new DomainError(code, status, { ...details, values: { ...details.values, left } })
}
