import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderDraftFiles, orderDrafts, orderForms } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { storeUpload } from '~/features/attachments/store-upload.server'
import type { StoredFile } from '~/features/attachments/stored-file'
import type { Draft, Typed } from '~/features/drafts/draft'
import { fitting } from '~/features/drafts/fitting'
import { type IdempotencyKey, previousResult } from '~/features/form-input/idempotency.server'
import {
  checkLimits,
  countAttempt,
  orderDraftLimits,
  orderFileLimits,
} from '~/features/limits/attempts.server'
import { orderKey } from '~/features/order-base/order-key.server'
import { requireAccount } from '~/features/user-access/require-account.server'
import { downloadName } from '~/platform/files/headers'
import { newId } from '~/platform/ids.server'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
import { mostFiles } from '~/work/fields'
import { type Buyer, filesOf, ownDraft } from './find-order-draft.server'
import { makeRoom } from './make-room.server'

const megabyte = 1024 * 1024
/** The files of one order have at most so many bytes. */
export const mostOrderBytes = 50 * megabyte
/** So many characters of what was typed are kept: a form has room for more than people write. */
const mostWords = 100_000

type Upload = { field: string; file: File }
type Stored = StoredFile & { field: string }

type KeptOrder = {
  orderFormId: string
  /** All of the form's fields, as they were typed. */
  values: Typed
  uploads?: readonly Upload[]
  /** Ids of files that are taken out of it. */
  forget?: readonly string[]
  /** The form it was sent with: of one that has placed its order nothing is kept. */
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Keeps what somebody typed into an order form, in place of what this browser had kept, and adds the
 * files. What strangers leave is bounded: by address, in each draft and in all; see `tidyOrderDrafts`.
 *
 * @returns the draft; null when the form has placed its order, also meanwhile
 * @throws DomainError 403 for who was deleted meanwhile; `too-many-tries` (429), `no-room-for-guests` (503), `order-words-full` (413),
 *   `off-sale` (409) where there is no such form, or it is deleted meanwhile: nothing is kept;
 *   `file-too-large` (413), `file-empty` (422), `too-many-files`, `order-files-full` (413): all is
 *   kept but the files it names
 */
export async function keepOrderDraft(
  buyer: Buyer & { browser: string },
  kept: KeptOrder,
): Promise<Draft | null> {
  const { uploads = [], idempotencyKey } = kept
  if (previousResult(db, orderKey(idempotencyKey))) return null
  if (JSON.stringify(kept.values).length > mostWords) throw new DomainError('order-words-full', 413)
  const guest = buyer.userId === null
  const limits = guest ? orderDraftLimits(buyer.address) : []
  const bytes = uploads.reduce((all, { file }) => all + file.size, 0)
  const ofFiles = guest && bytes > 0 ? orderFileLimits(buyer.address) : []
  checkLimits(db, [...limits, ...ofFiles])
  const words = transaction((tx) => {
    countAttempt(tx, limits)
    countAttempt(tx, ofFiles, Math.ceil(bytes / megabyte))
    return writeDraft(tx, buyer, kept, [], bytes)
  })
  await removeUploads(words.gone)
  if (!words.draft || uploads.length === 0) return words.draft
  const { stored, refused } = await storeAll(buyer, uploads, words.draft)
  let all: ReturnType<typeof writeDraft>
  try {
    all = transaction((tx) => writeDraft(tx, buyer, kept, stored))
  } catch (error) {
    await removeUploads(stored.map(inForms))
    throw error
  }
  await removeUploads(all.gone)
  const [why] = all.draft ? [...refused, ...all.left.map((left) => left.why)] : []
  if (why) throw full(why)
  return all.draft
}

const inForms = <T extends { file: string }>(file: T) => ({ ...file, folder: 'forms' as const })

/** One file after the other; those there is no room for are not even begun. */
async function storeAll(buyer: Buyer, uploads: readonly Upload[], draft: Draft) {
  const sent = uploads.map(({ field, file }) => {
    return { field, file, name: downloadName(file.name), size: file.size }
  })
  const { fit, left } = fitting(sent, draft.files, roomIn(draft.files))
  const refused = left.map(({ why }) => why)
  const stored: Stored[] = []
  for (const { field, file } of fit) {
    try {
      const owner = buyer.userId ?? buyer.address
      stored.push({ ...(await storeUpload('forms', file, { field, owner })), field })
    } catch (why) {
      refused.push(why)
      if (!(why instanceof DomainError)) break
    }
  }
  return { stored, refused }
}

const roomIn = (files: readonly { size: number }[]) => ({
  bytes: mostOrderBytes - files.reduce((all, { size }) => all + size, 0),
  mostInField: mostFiles,
})

function writeDraft(
  tx: Tx,
  buyer: Buyer & { browser: string },
  { orderFormId, values, forget = [], idempotencyKey }: KeptOrder,
  stored: readonly Stored[],
  coming = 0,
) {
  if (previousResult(tx, orderKey(idempotencyKey)))
    return { draft: null, gone: stored.map(inForms), left: [] }
  requireForm(tx, orderFormId)
  const { browser, userId } = buyer
  if (userId !== null) requireAccount(tx, userId)
  const savedAt = Date.now()
  const gone: { folder: 'forms'; file: string }[] = []
  let found = tx
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(ownDraft(buyer, orderFormId))
    .get()
  const bytes = coming + stored.reduce((all, { size }) => all + size, 0)
  if (found) {
    tx.update(orderDrafts)
      .set({ userId, values, savedAt })
      .where(eq(orderDrafts.id, found.id))
      .run()
    if (bytes > 0) gone.push(...makeRoom(tx, { userId, isNew: false, bytes }))
  } else {
    gone.push(...dropOthers(tx, browser, orderFormId))
    gone.push(...makeRoom(tx, { userId, isNew: true, bytes }))
    found = { id: newId() }
    tx.insert(orderDrafts)
      .values({ ...found, browser, orderFormId, userId, values, savedAt })
      .run()
  }
  const draftId = found.id
  const forgotten = tx
    .delete(orderDraftFiles)
    .where(and(eq(orderDraftFiles.draftId, draftId), inArray(orderDraftFiles.id, [...forget])))
    .returning({ file: orderDraftFiles.file })
    .all()
  const earlier = filesOf(tx, draftId)
  const { fit, replaced, left } = fitting(stored, earlier, roomIn(earlier))
  for (const { id } of replaced) tx.delete(orderDraftFiles).where(eq(orderDraftFiles.id, id)).run()
  for (const file of fit) {
    tx.insert(orderDraftFiles)
      .values({ ...file, id: newId(), draftId, createdAt: savedAt })
      .run()
  }
  const unused = stored.filter((file) => !fit.includes(file))
  gone.push(...[...forgotten, ...replaced, ...unused].map(({ file }) => inForms({ file })))
  const draft: Draft = { id: draftId, values, savedAt, files: filesOf(tx, draftId) }
  return { draft, gone, left }
}

/** Nothing is begun of a form that is not there. @throws DomainError `off-sale` (409) */
function requireForm(tx: Tx, id: string): void {
  const found = tx.select({ id: orderForms.id }).from(orderForms).where(eq(orderForms.id, id)).get()
  if (!found) throw new DomainError('off-sale', 409)
}

/** Somebody else was signed in with this browser when they began: what they left is theirs, and goes. */
function dropOthers(tx: Tx, browser: string, orderFormId: string) {
  const others = tx
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(and(eq(orderDrafts.browser, browser), eq(orderDrafts.orderFormId, orderFormId)))
    .all()
  return others.flatMap(({ id }) => {
    const files = filesOf(tx, id)
    tx.delete(orderDrafts).where(eq(orderDrafts.id, id)).run()
    return files.map(({ file }) => inForms({ file }))
  })
}

/** Why a file was refused, in the words of an order. */
function full(why: unknown): unknown {
  if (!(why instanceof DomainError) || why.code !== 'draft-full') return why
  const { field } = why.details
  return new DomainError('order-files-full', 413, {
    ...(field !== undefined && { field }),
    values: { limit: mostOrderBytes },
  })
}
