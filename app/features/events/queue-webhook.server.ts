import { webhookDeliveries } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'
import type { WebhookText } from './kind'

/** Puts a text for a webhook in its outbox, in the transaction of what it reports. */
export function queueWebhook(tx: Tx, { ownerId, url, text }: WebhookText): void {
  const now = Date.now()
  tx.insert(webhookDeliveries)
    .values({ id: newId(), ownerId, url, text, nextAttemptAt: now, createdAt: now })
    .run()
  wake('webhooks')
}
