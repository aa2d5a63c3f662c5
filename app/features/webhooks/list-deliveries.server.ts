import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { webhookDeliveries } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { webhookSecret } from './sign-webhook.server'
import { requireWebhookOwner, type WebhookOwner } from './webhook-owner.server'

/**
 * The webhook of a request type or an order form with what was sent to it, the newest first.
 *
 * @throws DomainError `not-found`; 403
 */
export function listDeliveries(actor: Actor, of: WebhookOwner, place: PageStart) {
  const owner = requireWebhookOwner(db, actor, of)
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
    where: eq(webhookDeliveries.ownerId, owner.id),
    sort: newestFirst(webhookDeliveries.createdAt, webhookDeliveries.id),
    place,
  })
  return { owner: { ...owner, secret: webhookSecret(owner.id) }, deliveries: rows, ...ways }
}
