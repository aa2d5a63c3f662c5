import { eq } from 'drizzle-orm'
import { orderDrafts } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'
import { type Buyer, findOrderDraft } from './find-order-draft.server'

/**
 * Takes the draft of an order away, in the transaction that places it.
 *
 * @returns its files: they belong to the order from here on
 */
export function takeOrderDraft(tx: Tx, buyer: Buyer, orderFormId: string): DraftFile[] {
  const draft = findOrderDraft(tx, buyer, orderFormId)
  if (!draft) return []
  tx.delete(orderDrafts).where(eq(orderDrafts.id, draft.id)).run()
  return draft.files
}
