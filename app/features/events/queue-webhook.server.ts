import { webhookDeliveries } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'
import type { WebhookText } from './event-type'

/**
 * Puts a text for a webhook in its outbox, in the transaction of what it reports.
 *
 * @param about the id of what it reports on: the texts about one thing go out one after the other
 */
export function queueWebhook(
  tx: Tx,
  { ownerId, url, text }: WebhookText,
  about: string | null = null,
): void {
  const now = Date.now()
  tx.insert(webhookDeliveries)
    .values({ id: newId(), ownerId, about, url, text, nextAttemptAt: now, createdAt: now })
    .run()
  wake('webhooks')
}
