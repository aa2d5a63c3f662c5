import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sum } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts, fileUses, storedFiles } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { addFileUses, dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { storeUpload } from '~/features/files/store-upload.server'
import type { StoredFile, UploadFolder } from '~/features/files/stored-file'
import {
  type IdempotencyKey,
  previousResult,
  sentJustNow,
} from '~/features/form-input/idempotency.server'
import { requireAccount } from '~/features/user-access/require-account.server'
import { namesOf } from '~/messages/file-names'
import { downloadName } from '~/platform/files/headers'
import { newId } from '~/platform/ids.server'
import { consumeDraft } from './consume-draft.server'
import { type Draft, type DraftFile, type DraftOwner, mostDraftBytes, type Typed } from './draft'
import { filesOf, findDraft, isDraftOf } from './find-draft.server'
import { fitQuota, type Quota } from './fit-quota'
import { bothOf, type FormInTab, writtenBy } from './other-tab'

export type Upload = { field: string; folder: UploadFolder; file: File }

export type ToSave = {
  /** Its purpose, e.g. `message:<conversation>`. */
  draftKey: string
  /** All of the form's fields, as they were typed. */
  values: Typed
  uploads?: readonly Upload[]
  /** Files that one field can hold. */
  mostInField?: number
  /** Ids of files that are taken out of it. */
  forget?: readonly string[]
  /** The form that is sent from the draft: once that was carried out, nothing of it is kept. */
  idempotencyKey?: IdempotencyKey | undefined
  /** Saved while somebody types: nothing of it is kept when the form was sent meanwhile. */
  quiet?: boolean
  /** The form that it was typed into: what another one has kept since is not written over. */
  tab?: FormInTab | undefined
  /** Bounds of its own. */
  bounds?: DraftBounds
}

/** Bounds of a kind of draft, if other than the room in all drafts of its writer. */
type DraftBounds = {
  /** Bytes of files of one draft. */
  most: number
  full: Quota['full']['code']
  /**
   * Asked in each transaction that writes the draft, before it does; `bytes` come with it. May throw.
   *
   * @returns the names of files that gave way
   */
  makeRoom: (tx: Tx, bytes: number) => string[]
}

/** Result when nothing is saved. */
export const notKept: SavedDraft = { id: '', values: {}, savedAt: 0, files: [], elsewhere: false }

/** `elsewhere`: another tab has kept other words here since. Quietly nothing was kept, else both. */
export type SavedDraft = Draft & { elsewhere: boolean }

/**
 * Saves what somebody typed under a draft key, replacing what was saved there; files are added. Two passes:
 * the words, then the files, whose storing takes time. A file with the name of an earlier one in the same
 * field replaces it: a form sent twice has it once. A form that was already carried out saves nothing, and
 * the draft has no id; a draft that says the same is removed.
 *
 * @throws DomainError 403 for anyone who was deleted meanwhile;
 *   `file-too-large` (413), `file-empty` (422), `too-many-files`, `draft-full` and `day-full` (413): what
 *   was typed is saved all the same, and every file but those that `left` names; what `bounds` throws
 */
export async function saveDraft(owner: DraftOwner, given: ToSave): Promise<SavedDraft> {
  const { uploads = [] } = given
  const coming = uploads.reduce((all, { file }) => all + file.size, 0)
  const first = transaction((tx) => writeDraft(tx, owner, given, [], { bytes: coming }))
  await removeFiles(first.gone)
  if (uploads.length === 0 || first.draft === notKept) return first.draft
  const { stored, refused } = await storeAll(owner, given, first.draft.files)
  const bytes = stored.reduce((all, { size }) => all + size, 0)
  let second: ReturnType<typeof writeDraft>
  try {
    // The same form may have been sent meanwhile, and its draft be gone; or another one took its room.
    second = transaction((tx) =>
      writeDraft(tx, owner, given, stored, { bytes, wordsKept: first.draft.values }),
    )
  } catch (error) {
    await removeFiles(stored.map(({ file }) => file))
    throw error
  }
  await removeFiles(second.gone)
  if (second.draft !== notKept) throwRefused([...refused, ...second.left])
  return { ...second.draft, elsewhere: first.draft.elsewhere }
}

type StoredUpload = StoredFile & Omit<Upload, 'file'>
type RefusedFile = { name: string; why: unknown }

/** Stores one file after the other. Those there is no room for are not even begun. */
async function storeAll(owner: DraftOwner, given: ToSave, earlier: readonly DraftFile[]) {
  const sent = (given.uploads ?? []).map(({ field, folder, file }) => {
    return { field, folder, upload: file, name: downloadName(file.name), size: file.size }
  })
  const { fit, left: refused } = fitQuota(sent, earlier, quotaOf(db, owner, given, earlier))
  const stored: StoredUpload[] = []
  for (const { field, folder, upload, name } of fit) {
    try {
      const facts = await storeUpload(folder, upload, { field, owner: uploaderOf(owner) })
      stored.push({ ...facts, field, folder })
    } catch (why) {
      refused.push({ name, why })
      // If the file is not at fault, the next one would fail too.
      if (!(why instanceof DomainError)) break
    }
  }
  return { stored, refused }
}

/** Guests of an address are one: browsers cost nothing. */
const uploaderOf = (owner: DraftOwner): string => ('browser' in owner ? owner.address : owner.id)

/**
 * @param coming `bytes` of files, and the words that the first pass saved, whose files are `stored`
 * @returns the draft, the names of files that nothing uses any more, and those there is no room for
 */
function writeDraft(
  tx: Tx,
  owner: DraftOwner,
  given: ToSave,
  stored: readonly StoredUpload[],
  { bytes, wordsKept }: { bytes: number; wordsKept?: Typed },
) {
  const { draftKey, values: typed, forget = [], idempotencyKey, quiet = false, tab, bounds } = given
  const wasSent = quiet ? sentJustNow(tx, idempotencyKey) : previousResult(tx, idempotencyKey)
  const names = stored.map(({ file }) => file)
  if (wasSent) {
    // Saved from it by who never heard that it was sent.
    const earlier = findDraft(tx, owner, draftKey)
    const isSame = isDeepStrictEqual(earlier?.values, writtenBy(tab, typed))
    if (earlier && isSame && !quiet && earlier.files.length === 0) consumeDraft(tx, earlier.id)
    return { draft: notKept, gone: names, left: [] }
  }
  if ('id' in owner) requireAccount(tx, owner.id)
  const gaveWay = bounds?.makeRoom(tx, bytes) ?? []
  const earlier = findDraft(tx, owner, draftKey)
  const both = !wordsKept && tab ? bothOf(earlier, typed, tab) : null
  if (both && quiet) return { draft: { ...notKept, elsewhere: true }, gone: names, left: [] }
  // Files come after their words, which may be others by then.
  const values = wordsKept ? (earlier?.values ?? wordsKept) : (both ?? writtenBy(tab, typed))
  const savedAt = Date.now()
  const id = putDraft(tx, owner, draftKey, { values, savedAt })
  const forgotten = dropUses(
    tx,
    and(eq(fileUses.draftId, id), inArray(fileUses.id, [...forget])),
  ).map(({ file }) => file)
  const { gone, left } = addFiles(tx, owner, id, stored, given)
  const draft = { id, values, savedAt, files: filesOf(tx, id), elsewhere: both !== null }
  return { draft, gone: [...gaveWay, ...forgotten, ...gone], left }
}

/** Writes the row of a draft. @returns its id */
function putDraft(
  tx: Tx,
  owner: DraftOwner,
  draftKey: string,
  kept: { values: Typed; savedAt: number },
): string {
  const begun = tx
    .update(drafts)
    .set(kept)
    .where(isDraftOf(owner, draftKey))
    .returning({ id: drafts.id })
    .get()
  if (begun) return begun.id
  const id = newId()
  const whose = 'browser' in owner ? { browser: owner.browser } : { userId: owner.id }
  tx.insert(drafts)
    .values({ id, ...whose, draftKey, ...kept })
    .run()
  return id
}

/** @returns the files that others replace now, with those there is no room for: `left` says why */
function addFiles(
  tx: Tx,
  owner: DraftOwner,
  draftId: string,
  stored: readonly StoredUpload[],
  given: ToSave,
) {
  if (stored.length === 0) return { gone: [], left: [] }
  const earlier = filesOf(tx, draftId)
  const { fit, replaced, left } = fitQuota(stored, earlier, quotaOf(tx, owner, given, earlier))
  const ids = replaced.map(({ id }) => id)
  dropUses(tx, inArray(fileUses.id, ids))
  addFileUses(tx, fit, (field) => ({ draftId, field }))
  const unused = [...replaced, ...stored.filter((file) => !fit.includes(file))]
  return { gone: unused.map(({ file }) => file), left }
}

function quotaOf(
  from: Reader,
  owner: DraftOwner,
  { bounds, mostInField }: ToSave,
  earlier: readonly DraftFile[],
): Quota {
  if (!bounds) {
    const free = mostDraftBytes - draftBytes(from, owner)
    return { free, mostInField, full: { code: 'draft-full', limit: mostDraftBytes } }
  }
  const free = bounds.most - earlier.reduce((all, { size }) => all + size, 0)
  return { free, mostInField, full: { code: bounds.full, limit: bounds.most } }
}

/** The bytes of all files in all drafts of somebody. */
const draftBytes = (from: Reader, owner: DraftOwner): number =>
  from
    .select({ bytes: sum(storedFiles.size).mapWith(Number) })
    .from(drafts)
    .innerJoin(fileUses, eq(fileUses.draftId, drafts.id))
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where('browser' in owner ? eq(drafts.browser, owner.browser) : eq(drafts.userId, owner.id))
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
