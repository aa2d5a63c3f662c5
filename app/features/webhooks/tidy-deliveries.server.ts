import { inArray, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { webhookDeliveries } from '~/db/schema'

/** The log of what was sent goes back so far, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000
const batch = 500

/** Takes old deliveries out of the log. @returns whether there may be more */
export function tidyDeliveries(now = Date.now()): boolean {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, now - kept))
    .limit(batch)
  const { changes } = db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old)).run()
  return changes === batch
}
