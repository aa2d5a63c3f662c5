import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { oauthAccounts, tokens } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { ProviderAccount } from '~/messages/account-mails'
import { providerLabels } from './providers.server'

/**
 * Voids every mailed link of an account, with a new password or mailbox or when the owner of its mailbox
 * appears: who knew the old password may have asked for a change of the e-mail with it.
 */
export function revokeMailedLinks(tx: Tx, userId: string): void {
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.kind, ['reset', 'email_change'])))
    .run()
}

/**
 * Lets go of the connections with a provider whose e-mail is not surely the account's own, in the same
 * cases: a stranger may have made them. They stay, marked as let go: a person who signs in with one is told
 * so, and gets no second account.
 *
 * @returns what no longer logs them in, for the mail about it
 */
export function revokeOtherConnections(
  tx: Tx,
  by: By,
  account: { id: string; email: string },
): ProviderAccount[] {
  const { id: of, email } = account
  const others = or(isNull(oauthAccounts.email), ne(oauthAccounts.email, email))
  const lost = tx
    .update(oauthAccounts)
    .set({ letGoAt: Date.now() })
    .where(and(eq(oauthAccounts.userId, of), isNull(oauthAccounts.letGoAt), others))
    .returning()
    .all()
  for (const { provider } of lost) {
    emit(tx, by, accountEvents.disconnected, { subjectId: of, details: { provider } })
  }
  return lost.map(({ provider, email }) => ({ label: providerLabels[provider], email }))
}
