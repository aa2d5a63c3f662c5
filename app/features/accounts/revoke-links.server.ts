import { and, eq, inArray } from 'drizzle-orm'
import { connections, tokens } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/**
 * Takes every connection with a provider and every mailed link away from an account, in the
 * transaction in which the owner of its mailbox appears: a stranger may have made them before.
 */
export function revokeLinks(tx: Tx, userId: string): void {
  tx.delete(connections).where(eq(connections.userId, userId)).run()
  revokeMailedLinks(tx, userId)
}

/**
 * The same of the mailed links alone, with a new password or mailbox: who knew the old one may have
 * asked for a change of the e-mail with it.
 */
export function revokeMailedLinks(tx: Tx, userId: string): void {
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.kind, ['reset', 'email_change'])))
    .run()
}
