import { inArray, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { stripeEvents } from '~/db/schema'

/** Twice the time in which Stripe can send an event again, on its own or when somebody asks it to. */
const life = 60 * 24 * 3_600_000
const batch = 500

/** Forgets events that do not come again. @returns whether there may be more */
export function tidyStripeEvents(now = Date.now()): boolean {
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lt(stripeEvents.receivedAt, now - life))
    .limit(batch)
  return db.delete(stripeEvents).where(inArray(stripeEvents.id, old)).run().changes === batch
}
