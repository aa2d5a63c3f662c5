import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import { once, type Submission, within } from '~/features/form-input/submission.server'
import { waitingFor } from '~/features/invitations/find-invitation.server'
import { takeInvitation } from '~/features/invitations/take-invitation.server'
import {
  checkLimits,
  countAttempt,
  resetLimits,
  signUpLimits,
} from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { insertAccount } from './insert-account.server'
import { openSession, type SignedIn } from './open-session.server'
import { hashPassword } from './passwords.server'
import { type Origin, signIn } from './sign-in.server'
import { issueToken } from './tokens.server'

type SignUp = {
  fullName: string
  email: string
  password: string
  /** The code of an invitation. */
  invitation?: string | undefined
  submission?: Submission | undefined
}

/**
 * Makes an account, signs it in and moves the guest's project to it, whatever the project limit.
 * The same form sent twice signs in the second time; with another e-mail it is another sign-up. An
 * invitation gives its role and package and is used up.
 *
 * @throws Fault `email-taken` (400) when there is an account; `sign-up-mailed` (409) when staff
 *   prepared one: a link went to its e-mail; `invalid-invitation`, `invitation-email` (400);
 *   `too-many-tries` (429); `busy` (429)
 */
export async function signUp(actor: Actor, input: SignUp & Origin): Promise<SignedIn> {
  const limits = signUpLimits(input.address)
  checkLimits(db, limits)
  const passwordHash = await hashPassword(input.password)
  try {
    const outcome = transaction((tx) => {
      let account = null as User | null
      const mailed = once(tx, within(`sign-up:${input.email}`, input.submission), () => {
        if (!input.invitation && mailPrepared(tx, input)) return true
        account = makeAccount(tx, input, passwordHash)
        return false
      })
      return mailed ? 'mailed' : account && openSession(tx, actor, account, input.userAgent, true)
    })
    if (outcome === 'mailed') {
      throw new Fault('sign-up-mailed', 409, { values: { email: input.email } })
    }
    return outcome ?? (await signIn(actor, input))
  } catch (error) {
    if (error instanceof Fault && ['email-taken', 'invalid-invitation'].includes(error.code)) {
      transaction((tx) => countAttempt(tx, limits))
    }
    throw error
  }
}

/** @throws Fault, which undoes the transaction and leaves the form's key unused */
function makeAccount(tx: Tx, { email, fullName, invitation }: SignUp, passwordHash: string): User {
  const invited = invitation ? takeInvitation(tx, invitation, email) : null
  // Only the invited mailbox holds the link.
  const emailVerifiedAt = invited && Date.now()
  const account = insertAccount(tx, { email, fullName, passwordHash, emailVerifiedAt }, invited)
  if (!account) throw new Fault('email-taken')
  const waiting = invited ? undefined : waitingFor(tx, email)
  happen(tx, account, accountEvents.created, { of: account.id, waiting })
  return account
}

/**
 * A record that staff prepared is nobody's until its e-mail is proven: the typed password counts
 * for nothing, and a link that chooses one goes to the address. Name, role and packages stay.
 *
 * @returns whether there is such a record
 */
function mailPrepared(tx: Tx, { email, address }: SignUp & Origin): boolean {
  const prepared = tx.select().from(users).where(eq(users.email, email)).get()
  if (!prepared?.toCreate) return false
  const limits = resetLimits(email, address)
  checkLimits(tx, limits)
  countAttempt(tx, limits)
  const code = issueToken(tx, 'reset', prepared.id)
  happen(tx, 'system', accountEvents.mailedSignUp, { of: prepared.id, person: prepared, code })
  return true
}
