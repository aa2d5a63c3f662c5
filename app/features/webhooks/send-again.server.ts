import { and, eq } from 'drizzle-orm'
import { webhookDeliveries } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { webhookEvents } from '~/features/events/event-types/webhooks'
import type { Actor } from '~/permissions/vocabulary'
import { wake } from '~/platform/jobs/wake.server'
import { requireWebhookOwner, tableOf, type WebhookOwner } from './webhook-owner.server'

/**
 * Sends a delivery again that arrived or was given up: to where the webhook is now. What is under way
 * anyway, as after a second press, stays so.
 *
 * @throws DomainError `not-found`; 403; `webhook-none` (409) where the webhook has no address any more
 */
export function sendAgain(
  actor: Actor,
  { owner, deliveryId }: { owner: WebhookOwner; deliveryId: string },
): void {
  transaction((tx) => {
    const { webhook } = requireWebhookOwner(tx, actor, owner)
    const own = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.ownerId, owner.id))
    const row = tx.select().from(webhookDeliveries).where(own).get()
    if (!row) throw notFound()
    if (row.status !== 'sent' && row.status !== 'dead') return
    if (!webhook) throw new DomainError('webhook-none', 409)
    const now = Date.now()
    tx.update(webhookDeliveries)
      .set({
        status: 'queued',
        url: webhook,
        attempts: 0,
        firstAttemptAt: null,
        lastError: null,
        nextAttemptAt: now,
      })
      .where(own)
      .run()
    const eventType = webhookEvents[`${owner.kind}SentAgain`]
    emit(tx, actor, eventType, { subjectId: owner.id, details: { delivery: row.id } })
    wake('webhooks')
  })
}

/** Switches a webhook on that was switched off because nothing arrived. @throws DomainError 404; 403 */
export function switchWebhookOn(actor: Actor, owner: WebhookOwner): void {
  transaction((tx) => {
    const { webhookOffAt } = requireWebhookOwner(tx, actor, owner)
    if (webhookOffAt === null) return
    const table = tableOf(owner.kind)
    tx.update(table).set({ webhookOffAt: null }).where(eq(table.id, owner.id)).run()
    emit(tx, actor, webhookEvents[`${owner.kind}SwitchedOn`], { subjectId: owner.id })
  })
}
