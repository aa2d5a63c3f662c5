import { type User, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'

type Facts = Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** Grants of an open invitation to the account that takes it; see `takeInvitation`. */
type Invited = { role: User['role']; givePackage: (userId: string) => void } | null

/**
 * Writes the row of a new account, with what its invitation gives: the one place where people come
 * from. Somebody signs up unless `signupSource` or an invitation says otherwise. What follows of it the caller says with `emit`.
 *
 * @returns undefined when somebody has the e-mail already
 */
export function insertAccount(tx: Tx, facts: Facts, invited: Invited = null): User | undefined {
  const now = Date.now()
  const role = invited && { role: invited.role, signupSource: 'invitation' as const }
  const account = tx
    .insert(users)
    .values({
      ...facts,
      signupSource: facts.signupSource ?? 'sign_up',
      ...role,
      id: newId(),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
    .get()
  if (account) invited?.givePackage(account.id)
  return account
}
