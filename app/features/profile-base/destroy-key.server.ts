import { eq, sql } from 'drizzle-orm'
import { profileKeys } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/**
 * Destroys the key that the stored passwords of a company profile are locked with. It is overwritten where
 * it is in the file of the database, before its row goes.
 */
export function destroyKey(tx: Tx, profileId: string): void {
  const of = eq(profileKeys.profileId, profileId)
  tx.update(profileKeys)
    .set({
      wrappedKey: sql`substr(hex(zeroblob(length(${profileKeys.wrappedKey}))), 1, length(${profileKeys.wrappedKey}))`,
    })
    .where(of)
    .run()
  tx.delete(profileKeys).where(of).run()
}
