import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import { env } from '~/platform/env.server'
import { issueToken } from './tokens.server'

/** Whether anybody is an admin yet. */
export const hasAdmin = (tx: Reader): boolean =>
  tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1).get() !==
  undefined

/**
 * The link that creates the first admin; earlier ones no longer work. Called at every start.
 *
 * @returns null when there is an admin
 */
export function ensureSetupLink(): string | null {
  return transaction((tx) =>
    hasAdmin(tx) ? null : `${env.appUrl}/setup?token=${issueToken(tx, 'setup', null)}`,
  )
}
