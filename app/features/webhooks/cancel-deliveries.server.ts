import { and, eq, inArray } from 'drizzle-orm'
import { webhookDeliveries } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { webhookMessages as say } from '~/messages/webhooks'

/** Gives up what is still to reach the address that a webhook had; what is in hand is not tried again. */
export function cancelDeliveries(tx: Tx, ownerId: string): void {
  tx.update(webhookDeliveries)
    .set({ status: 'dead', lease: null, lastError: say.addressGone })
    .where(
      and(
        eq(webhookDeliveries.ownerId, ownerId),
        inArray(webhookDeliveries.status, ['queued', 'sending']),
      ),
    )
    .run()
}
