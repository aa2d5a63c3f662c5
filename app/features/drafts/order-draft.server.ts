import { eq } from 'drizzle-orm'
import { drafts } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { consumeDraft } from './consume-draft.server'
import type { Draft, DraftFile, DraftOwner } from './draft'
import { orderDraftKey } from './draft-keys'
import { findDraft } from './find-draft.server'

/** Person who fills in an order form: a guest by their browser, or a signed-in person with it. */
export type Buyer = {
  /** The hash of the token in the browser's cookie; null for one without. */
  browser: string | null
  /** Null for a guest. */
  userId: string | null
  /** Network address of the sender. */
  address: string
}

/** The drafts that a buyer may see: their own, and what a guest has begun in this browser. */
function draftsOf(
  from: Reader,
  { browser, userId, address }: Buyer,
  orderFormId: string,
): OwnDraft[] {
  const owners: DraftOwner[] = []
  if (userId !== null) owners.push({ id: userId })
  if (browser !== null) owners.push({ browser, address })
  return owners
    .flatMap((owner) => {
      const draft = findDraft(from, owner, orderDraftKey(orderFormId))
      return draft ? { ...draft, owner } : []
    })
    .sort((a, b) => b.savedAt - a.savedAt)
}

type OwnDraft = Draft & { owner: DraftOwner }

/** Order that somebody has begun: the newest of their drafts. */
export const findOrderDraft = (from: Reader, buyer: Buyer, orderFormId: string): Draft | null =>
  draftsOf(from, buyer, orderFormId)[0] ?? null

/**
 * Makes what a guest has begun the draft of the person who signed in since; an older one of theirs is
 * removed.
 *
 * @returns the names of files that nothing uses any more
 */
export function adoptOrderDraft(tx: Tx, buyer: Buyer, orderFormId: string): string[] {
  if (buyer.userId === null) return []
  const [newest, ...older] = draftsOf(tx, buyer, orderFormId)
  if (!newest || !('browser' in newest.owner)) return []
  const gone = older.flatMap(({ id }) => consumeDraft(tx, id))
  tx.update(drafts)
    .set({ userId: buyer.userId, browser: null })
    .where(eq(drafts.id, newest.id))
    .run()
  return gone.map(({ file }) => file)
}

/**
 * Removes what a buyer has begun, in the transaction that places the order.
 *
 * @returns the files of the newest draft, which belong to the order from here on; those of older ones are swept
 */
export function consumeOrderDraft(tx: Tx, buyer: Buyer, orderFormId: string): DraftFile[] {
  const [files = []] = draftsOf(tx, buyer, orderFormId).map(({ id }) => consumeDraft(tx, id))
  return files
}
