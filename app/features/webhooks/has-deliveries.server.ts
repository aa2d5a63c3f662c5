import { eq } from 'drizzle-orm'
import { webhookDeliveries } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Whether the log of a webhook has a delivery, even if the webhook has no address any more. */
export const hasDeliveries = (from: Reader, ownerId: string): boolean =>
  from
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.ownerId, ownerId))
    .limit(1)
    .get() !== undefined
