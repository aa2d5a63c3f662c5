import { and, eq, inArray } from 'drizzle-orm'
import { requestTypes, webhookDeliveries } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { webhookEvents } from '~/features/events/kinds/webhooks'
import type { Actor } from '~/permissions/vocabulary'
import { wake } from '~/platform/jobs/wake.server'
import { typeForWebhook } from './list-deliveries.server'

/**
 * Sends a word again that arrived or was given up: to where the webhook is now.
 *
 * @throws Fault `not-found`; 403; `delivery-open` (409) while it is under way anyway
 */
export function sendAgain(actor: Actor, input: { typeId: string; deliveryId: string }): void {
  transaction((tx) => {
    const type = typeForWebhook(tx, actor, input.typeId)
    const own = and(
      eq(webhookDeliveries.id, input.deliveryId),
      eq(webhookDeliveries.ownerId, type.id),
    )
    const row = tx.select().from(webhookDeliveries).where(own).get()
    if (!row) throw notFound()
    const now = Date.now()
    const { changes } = tx
      .update(webhookDeliveries)
      .set({
        status: 'queued',
        url: type.webhook ?? row.url,
        attempts: 0,
        firstAttemptAt: null,
        lastError: null,
        nextAttemptAt: now,
      })
      .where(and(own, inArray(webhookDeliveries.status, ['sent', 'dead'])))
      .run()
    if (changes === 0) throw new Fault('delivery-open', 409)
    happen(tx, actor, webhookEvents.sentAgain, { of: type.id, details: { delivery: row.id } })
    wake('webhooks')
  })
}

/** Switches a webhook on that was switched off because nothing arrived. @throws Fault 404; 403 */
export function switchWebhookOn(actor: Actor, input: { typeId: string }): void {
  transaction((tx) => {
    const type = typeForWebhook(tx, actor, input.typeId)
    if (type.webhookOffAt === null) return
    tx.update(requestTypes).set({ webhookOffAt: null }).where(eq(requestTypes.id, type.id)).run()
    happen(tx, actor, webhookEvents.switchedOn, { of: type.id })
  })
}
