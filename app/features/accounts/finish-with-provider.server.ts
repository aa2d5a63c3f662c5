import { eq } from 'drizzle-orm'
import { tokens, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import { tokenHash } from '~/platform/ids.server'
import type { ProviderProfile } from '~/platform/providers/profile'
import { connect, refuseLetGo } from './connect-account.server'
import { makeAccount } from './enter-with-provider.server'
import type { KnownDevice } from './known-device.server'
import { countNewAccount } from './new-account.server'
import { openSession, type SignedIn } from './open-session.server'
import { type ComesFrom, withPassword } from './sign-in.server'
import { findToken, takeToken } from './tokens.server'

/** Missing step before somebody is in: their e-mail, or the password of the account it names. */
type Unfinished = Pick<ProviderProfile, 'provider' | 'email' | 'fullName'>

/** The unfinished sign-in behind a code. @throws DomainError `social-link` (400) */
export function unfinishedSignIn(code: string): Unfinished {
  const { provider, email, fullName } = profileOf(code)
  return { provider, email, fullName }
}

/**
 * Takes the e-mail that the provider did not give. A new address makes an account; one that has an
 * account already is remembered, and its password is asked for next.
 *
 * @returns null when the password is asked for next
 * @throws DomainError `social-link` (400); `connection-let-go`, `connection-taken` (409) when that came about
 *   meanwhile; `too-many-accounts` (429)
 */
export function giveEmail(
  actor: Actor,
  { code, email }: { code: string; email: string },
  { userAgent, address }: ComesFrom,
): SignedIn | null {
  return transaction((tx) => {
    const profile = profileOf(code, tx)
    if (profile.email) throw new DomainError('social-link')
    if (tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) {
      tx.update(tokens)
        .set({ data: JSON.stringify({ ...profile, email, emailVerified: false }) })
        .where(eq(tokens.id, tokenHash(code)))
        .run()
      return null
    }
    refuseLetGo(tx, profile)
    takeToken(tx, 'social', code)
    countNewAccount(tx, address)
    const account = makeAccount(tx, { ...profile, emailVerified: false }, email)
    return openSession(tx, actor, account, userAgent, true)
  })
}

/**
 * Joins the provider's account with the one that has the same e-mail, by its password.
 *
 * @throws DomainError `social-link` (400), `wrong-password` (400), `connection-taken` (409), `too-many-tries` (429),
 *   `busy` (429)
 */
export async function givePassword(
  actor: Actor,
  { code, password }: { code: string; password: string },
  { address, userAgent, known }: ComesFrom & { known?: KnownDevice | null },
): Promise<SignedIn> {
  const { email } = profileOf(code)
  if (!email) throw new DomainError('social-link')
  const signedIn = await withPassword({ email, password, address, known }, (tx, account) => {
    const profile = profileOf(code, tx)
    takeToken(tx, 'social', code)
    connect(tx, account, profile)
    return openSession(tx, actor, account, userAgent, false)
  })
  if (!signedIn) throw new DomainError('wrong-password', 400, { field: 'password' })
  return signedIn
}

function profileOf(code: string, from?: Parameters<typeof findToken>[2]): ProviderProfile {
  const data = findToken('social', code, from)?.data
  if (!data) throw new DomainError('social-link')
  return JSON.parse(data)
}
