import { eq } from 'drizzle-orm'
import { orderForms } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Where deliveries about an order form's orders go; null without a webhook, and while it is off. */
export function webhookOfForm(
  from: Reader,
  orderFormId: string | null,
): { ownerId: string; url: string } | null {
  if (orderFormId === null) return null
  const form = from
    .select({ url: orderForms.webhook, offAt: orderForms.webhookOffAt })
    .from(orderForms)
    .where(eq(orderForms.id, orderFormId))
    .get()
  return form?.url && form.offAt === null ? { ownerId: orderFormId, url: form.url } : null
}
