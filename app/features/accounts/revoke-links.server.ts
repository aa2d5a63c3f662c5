import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { connections, tokens } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import type { ProviderAccount } from '~/messages/account-mails'
import { providerLabels } from './providers.server'

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

/**
 * Takes the connections with a provider away whose e-mail is not surely the account's own, with a new
 * password or mailbox: who had the old one may have made them.
 *
 * @returns what no longer logs them in, for the mail about it
 */
export function revokeOtherConnections(
  tx: Tx,
  by: By,
  account: { id: string; email: string },
): ProviderAccount[] {
  const { id: of, email } = account
  const others = or(isNull(connections.email), ne(connections.email, email))
  const lost = tx
    .delete(connections)
    .where(and(eq(connections.userId, of), others))
    .returning()
    .all()
  for (const { provider } of lost) {
    happen(tx, by, accountEvents.disconnected, { of, details: { provider } })
  }
  return lost.map(({ provider, email }) => ({ label: providerLabels[provider], email }))
}
