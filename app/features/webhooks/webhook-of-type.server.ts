import { eq } from 'drizzle-orm'
import { requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Where deliveries about a type's requests go; null without a webhook, and while it is off. */
export function webhookOfType(
  from: Reader,
  typeId: string | null,
): { ownerId: string; url: string } | null {
  if (typeId === null) return null
  const type = from
    .select({ url: requestTypes.webhook, offAt: requestTypes.webhookOffAt })
    .from(requestTypes)
    .where(eq(requestTypes.id, typeId))
    .get()
  return type?.url && type.offAt === null ? { ownerId: typeId, url: type.url } : null
}
