import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { makeGuestRoom, makeOwnRoom } from '~/features/drafts/guest-room.server'
import { adoptOrderDraft, type Buyer } from '~/features/drafts/order-draft.server'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { type IdempotencyKey, previousResult } from '~/features/form-input/idempotency.server'
import {
  checkLimits,
  countAttempt,
  orderDraftLimits,
  orderFileLimits,
} from '~/features/limits/attempts.server'
import { orderKey } from '~/features/work-item-base/order/key.server'
import { mostFiles } from '~/shared/fields'

const megabyte = 1024 * 1024
/** Most bytes in the files of one order. */
export const mostOrderBytes = 50 * megabyte
/** Characters of typed text that are saved: more than people write in a form. */
const mostWords = 100_000

type OrderBegun = {
  orderFormId: string
  /** All of the form's fields, as they were typed. */
  values: Typed
  uploads?: readonly { field: string; file: File }[]
  /** Ids of files that are taken out of it. */
  forget?: readonly string[]
  /** The form it was sent with: of one that has placed its order nothing is kept. */
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Saves what somebody typed into an order form, instead of what they had begun, and adds the files. What
 * strangers leave is bounded: by address, in each draft and in all.
 *
 * @throws DomainError 403 for anyone who was deleted meanwhile; `too-many-tries` (429), `no-room-for-guests`
 *   (503), `order-words-full` (413), `off-sale` (409) where there is no such form, or it is deleted
 *   meanwhile: nothing is kept; `file-too-large` (413), `file-empty` (422), `too-many-files`,
 *   `order-files-full` (413): all is kept but the files it names
 */
export async function saveOrderDraft(
  buyer: Buyer & { browser: string },
  begun: OrderBegun,
): Promise<void> {
  const { orderFormId, values, uploads = [], forget } = begun
  const idempotencyKey = orderKey(
    db,
    { userId: buyer.userId, email: values.email },
    begun.idempotencyKey,
  )
  if (previousResult(db, idempotencyKey)) return
  if (JSON.stringify(values).length > mostWords) throw new DomainError('order-words-full', 413)
  const isGuest = buyer.userId === null
  if (isGuest) {
    const bytes = uploads.reduce((all, { file }) => all + file.size, 0)
    countGuest(buyer.address, bytes)
  }
  const { browser, address } = buyer
  const owner = buyer.userId === null ? { browser, address } : { id: buyer.userId }
  const draftKey = orderDraftKey(orderFormId)
  await saveDraft(owner, {
    draftKey,
    values,
    uploads: uploads.map((upload) => ({ ...upload, folder: 'forms' })),
    mostInField: mostFiles,
    ...(forget && { forget }),
    idempotencyKey,
    bounds: {
      most: mostOrderBytes,
      full: 'order-files-full',
      makeRoom(tx, bytes) {
        requireForm(tx, orderFormId)
        const isNew = findDraft(tx, owner, draftKey) === null
        if (buyer.userId === null) return makeGuestRoom(tx, { isNew, bytes })
        const gone = isNew ? makeOwnRoom(tx, buyer.userId) : []
        return [...gone, ...adoptOrderDraft(tx, buyer, orderFormId)]
      },
    },
  })
}

/** @throws DomainError `too-many-tries` (429) */
function countGuest(address: string, bytes: number): void {
  const limits = orderDraftLimits(address)
  const ofFiles = bytes > 0 ? orderFileLimits(address) : []
  transaction((tx) => {
    checkLimits(tx, [...limits, ...ofFiles])
    countAttempt(tx, limits)
    countAttempt(tx, ofFiles, Math.ceil(bytes / megabyte))
  })
}

/** Nothing is begun of a form that is not there. @throws DomainError `off-sale` (409) */
function requireForm(tx: Tx, id: string): void {
  const found = tx.select({ id: orderForms.id }).from(orderForms).where(eq(orderForms.id, id)).get()
  if (!found) throw new DomainError('off-sale', 409)
}
