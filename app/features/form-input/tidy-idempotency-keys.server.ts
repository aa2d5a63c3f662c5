import { inArray, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { idempotencyKeys } from '~/db/schema'

const hour = 60 * 60 * 1000
/** How long a form that was carried out is known, in milliseconds: nobody sends it again later. */
const keyLife = 30 * 24 * hour
const batch = 500

/** Forgets forms that were carried out more than 30 days ago. @returns whether there may be more */
export function tidyIdempotencyKeys(now = Date.now()): boolean {
  const old = db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, now - keyLife))
    .limit(batch)
  return db.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, old)).run().changes === batch
}
