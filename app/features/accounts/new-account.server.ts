import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { waitingFor } from '~/features/invitations/find-invitation.server'
import { takeInvitation } from '~/features/invitations/take-invitation.server'
import {
  checkLimits,
  countAttempt,
  newAccountLimits,
  resetLimits,
} from '~/features/limits/attempts.server'
import { insertAccount } from './insert-account.server'
import type { ComesFrom } from './sign-in.server'
import { issueToken } from './tokens.server'

/** Person who signs up. */
type NewAccount = {
  fullName: string
  email: string
  /** The code of an invitation. */
  invitation?: string | undefined
  /** The time zone that their browser is in; without it the office's counts. */
  zone?: string | null
  /** By what, where it is no sign-up alone. */
  signupSource?: 'order'
} & Pick<ComesFrom, 'address'>

/**
 * Makes the account of somebody who signs up, in the transaction of what else they do by it.
 *
 * @returns `mailed` when staff prepared a record for the e-mail: a link that chooses a password went
 *   there, and there is no other account
 * @throws DomainError `email-taken`, `invalid-invitation`, `invitation-email` (400); `too-many-tries`, `too-many-accounts` (429)
 */
export function newAccount(tx: Tx, input: NewAccount, passwordHash: string): User | 'mailed' {
  if (!input.invitation && mailPrepared(tx, input)) return 'mailed'
  if (!input.invitation) countNewAccount(tx, input.address)
  return makeAccount(tx, input, passwordHash)
}

/** @throws DomainError `too-many-accounts` (429) where a network has made enough of them within an hour */
export function countNewAccount(tx: Tx, address: string): void {
  const limits = newAccountLimits(address)
  checkLimits(tx, limits, 'too-many-accounts')
  countAttempt(tx, limits)
}

/** @throws DomainError, which undoes the transaction and leaves the form's key unused */
function makeAccount(
  tx: Tx,
  { email, fullName, invitation, zone = null, signupSource }: NewAccount,
  passwordHash: string,
): User {
  const invited = invitation ? takeInvitation(tx, invitation, email) : null
  // Only the invited mailbox holds the link.
  const emailVerifiedAt = invited && Date.now()
  const facts = { email, fullName, passwordHash, emailVerifiedAt, timeZone: zone, signupSource }
  const account = insertAccount(tx, facts, invited)
  if (!account) throw new DomainError('email-taken')
  const waiting = invited ? undefined : waitingFor(tx, email)
  emit(tx, account, accountEvents.created, { subjectId: account.id, waiting })
  return account
}

/**
 * A record that staff prepared is nobody's until its e-mail is proven: the typed password counts
 * for nothing, and a link that chooses one goes to the address. Name, role and packages stay.
 *
 * @returns whether there is such a record
 */
function mailPrepared(tx: Tx, { email, address }: NewAccount): boolean {
  const prepared = tx.select().from(users).where(eq(users.email, email)).get()
  if (!prepared?.toCreate) return false
  const limits = resetLimits(email, address)
  checkLimits(tx, limits)
  countAttempt(tx, limits)
  const code = issueToken(tx, 'reset', prepared.id)
  emit(tx, 'system', accountEvents.mailedSignUp, { subjectId: prepared.id, person: prepared, code })
  return true
}
