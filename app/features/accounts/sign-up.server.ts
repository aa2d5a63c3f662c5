import { db } from '~/db/client.server'
import type { User } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type IdempotencyKey, idempotent, inScope } from '~/features/form-input/idempotency.server'
import { checkLimits, countAttempt, signUpLimits } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { newAccount } from './new-account.server'
import { openSession, type SignedIn } from './open-session.server'
import { hashPassword } from './passwords.server'
import { type ComesFrom, signIn } from './sign-in.server'

type SignUp = {
  fullName: string
  email: string
  password: string
  /** The code of an invitation. */
  invitation?: string | undefined
  /** The time zone that their browser is in. */
  zone?: string | null
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Makes an account, signs it in and moves the guest's project to it, whatever the project limit.
 * The same form sent twice signs in the second time; with another e-mail it is another sign-up. An
 * invitation gives its role and package and is used up.
 *
 * @throws DomainError `email-taken` (400) when there is an account; `sign-up-mailed` (409) when staff
 *   prepared one: a link went to its e-mail; `invalid-invitation`, `invitation-email` (400);
 *   `too-many-tries` (429); `busy` (429)
 */
export async function signUp(actor: Actor, input: SignUp & ComesFrom): Promise<SignedIn> {
  const limits = signUpLimits(input.address)
  checkLimits(db, limits)
  const passwordHash = await hashPassword(input.password)
  try {
    const outcome = transaction((tx) => {
      let account = null as User | null
      const mailed = idempotent(tx, inScope(`sign-up:${input.email}`, input.idempotencyKey), () => {
        const made = newAccount(tx, input, passwordHash)
        if (made === 'mailed') return true
        account = made
        return false
      })
      return mailed ? 'mailed' : account && openSession(tx, actor, account, input.userAgent, true)
    })
    if (outcome === 'mailed') {
      throw new DomainError('sign-up-mailed', 409, { values: { email: input.email } })
    }
    return outcome ?? (await signIn(actor, input))
  } catch (error) {
    if (
      error instanceof DomainError &&
      ['email-taken', 'invalid-invitation'].includes(error.code)
    ) {
      transaction((tx) => countAttempt(tx, limits))
    }
    throw error
  }
}
