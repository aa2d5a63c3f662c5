import { eq } from 'drizzle-orm'
import { payments } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DisputeFacts } from '~/platform/stripe/provider'
import { flagOrder } from './flag-order.server'
import type { Payment } from './payment-rows.server'

/** Records that a buyer has their bank take a payment back, and how it ended. */
export function recordDispute(tx: Tx, { id, orderId }: Payment, { state }: DisputeFacts): void {
  tx.update(payments)
    .set({ dispute: state, updatedAt: Date.now() })
    .where(eq(payments.id, id))
    .run()
  flagOrder(tx, orderId, `${id} dispute ${state}`)
}
