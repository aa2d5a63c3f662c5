import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import {
  accountLimit,
  addressLimits,
  checkLimits,
  countAttempt,
  deviceLimit,
  devicesLimit,
  forgetAttempts,
} from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { isKnown, type KnownDevice } from './known-device.server'
import { openSession, type SignedIn } from './open-session.server'
import { isPassword } from './passwords.server'

/** Origin of a request. */
export type ComesFrom = { address: string; userAgent: string }

/**
 * Signs somebody in and moves the guest's project to them, if their project limit allows.
 *
 * @throws DomainError `wrong-credentials` (400) for a wrong password and for an unknown e-mail alike;
 *   `too-many-tries` (429) after ten of them, even with the right password; `busy` (429)
 * @see docs/decisions/015-known-devices.md
 */
export async function signIn(
  actor: Actor,
  { userAgent, ...credentials }: Credentials & ComesFrom,
): Promise<SignedIn> {
  const signedIn = await withPassword(credentials, (tx, user) =>
    openSession(tx, actor, user, userAgent, false),
  )
  if (!signedIn) throw new DomainError('wrong-credentials')
  return signedIn
}

type Credentials = {
  email: string
  password: string
  address: string
  known?: KnownDevice | null
}

/**
 * Does something for the account of an e-mail when the password is its own, else counts the try.
 *
 * @returns null for a wrong password and for an unknown e-mail alike
 * @throws DomainError `too-many-tries` (429), `busy` (429)
 */
export async function withPassword<T>(
  { email, password, address, known }: Credentials,
  work: (tx: Tx, user: User) => T,
): Promise<T | null> {
  const found = db.select().from(users).where(eq(users.email, email)).get()
  // Strangers who try an account's password do not lock out a browser it was signed in with.
  const own = known && found && isKnown(known, found) ? deviceLimit(known.device) : null
  const limits = own
    ? [own, devicesLimit(found?.id ?? '')]
    : [accountLimit(email), ...addressLimits(address)]
  checkLimits(db, limits)
  const right = await isPassword(password, found?.passwordHash ?? null)
  // Decided once more under the write lock: passwords tried at the same moment count one by one.
  return transaction((tx) => {
    checkLimits(tx, limits)
    const user = found && tx.select().from(users).where(eq(users.id, found.id)).get()
    if (!right || !user || user.passwordHash !== found.passwordHash) {
      countAttempt(tx, limits)
      return null
    }
    forgetAttempts(tx, own ?? accountLimit(email))
    return work(tx, user)
  })
}
