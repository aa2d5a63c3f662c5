import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestTypes, webhookDeliveries } from '~/db/schema'
import { forbidden, notFound } from '~/faults'
import { newestFirst } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { canManageRequests } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { webhookSecret } from './sign-webhook.server'

/**
 * The webhook of a request type with what was sent to it, the newest first.
 *
 * @throws Fault `not-found`; 403
 */
export function listDeliveries(actor: Actor, typeId: string, place: Place) {
  const type = typeForWebhook(db, actor, typeId)
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: webhookDeliveries.id,
        text: webhookDeliveries.text,
        url: webhookDeliveries.url,
        status: webhookDeliveries.status,
        attempts: webhookDeliveries.attempts,
        answer: webhookDeliveries.answer,
        lastError: webhookDeliveries.lastError,
        sentAt: webhookDeliveries.sentAt,
        createdAt: webhookDeliveries.createdAt,
      })
      .from(webhookDeliveries)
      .$dynamic(),
    where: eq(webhookDeliveries.ownerId, typeId),
    sort: newestFirst(webhookDeliveries.createdAt, webhookDeliveries.id),
    place,
  })
  const { id, name, webhook, webhookOffAt } = type
  return {
    type: { id, name, webhook, webhookOffAt, secret: webhookSecret(id) },
    deliveries: rows,
    ...ways,
  }
}

/** A request type, for who manages its webhook. @throws Fault `not-found`; 403 */
export function typeForWebhook(from: Pick<typeof db, 'select'>, actor: Actor, id: string) {
  if (!canManageRequests(actor)) throw forbidden()
  const type = from.select().from(requestTypes).where(eq(requestTypes.id, id)).get()
  if (!type) throw notFound()
  return type
}
