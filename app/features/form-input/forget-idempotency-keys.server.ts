import { and, gte, inArray, lt } from 'drizzle-orm'
import { idempotencyKeys } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Forms that are forgotten at once. */
const most = 500

/**
 * Forgets some forms of somebody who is deleted: their rows begin with the id, those of the sign-up and of
 * orders with the e-mail. What others have sent names nobody, see `idempotent`.
 *
 * @returns whether there may be more
 */
export function forgetIdempotencyKeys(tx: Tx, id: string, emails: readonly string[]): boolean {
  const scopes = [id, ...emails.flatMap((email) => [`sign-up:${email}`, `order:${email}`])]
  return scopes.some((scope) => {
    // Ids and hashes follow the colon.
    const theirs = and(gte(idempotencyKeys.key, `${scope}:`), lt(idempotencyKeys.key, `${scope};`))
    const some = tx
      .select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(theirs)
      .limit(most)
    return tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, some)).run().changes > 0
  })
}
