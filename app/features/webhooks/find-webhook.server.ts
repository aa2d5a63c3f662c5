import { eq } from 'drizzle-orm'
import { orderForms, requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/**
 * Finds the target of deliveries about the work of one row; null without a webhook, and while it is off.
 */
const webhookIn =
  (table: typeof orderForms | typeof requestTypes) =>
  (from: Reader, ownerId: string | null): { ownerId: string; url: string } | null => {
    if (ownerId === null) return null
    const row = from
      .select({ url: table.webhook, offAt: table.webhookOffAt })
      .from(table)
      .where(eq(table.id, ownerId))
      .get()
    return row?.url && row.offAt === null ? { ownerId, url: row.url } : null
  }

export const webhookOfForm = webhookIn(orderForms)
export const webhookOfType = webhookIn(requestTypes)
