import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { takeInvitation } from '~/features/users/take-invitation.server'
import { finishSignUpMail } from '~/messages/mails'
import type { Actor } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { Fault } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { checkLimits, countAttempt, resetLimits, signUpLimits } from './attempts.server'
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
  key?: string | undefined
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
      const mailed = once(tx, input.key, `sign-up:${input.email}`, () => {
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
  const id = newId()
  const now = Date.now()
  const invited = invitation ? takeInvitation(tx, invitation, email) : null
  const account = tx
    .insert(users)
    .values({
      id,
      email,
      fullName,
      passwordHash,
      // Only the invited mailbox holds the link.
      ...(invited && { role: invited.role, emailVerifiedAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
    .get()
  if (!account) throw new Fault('email-taken')
  invited?.givePackage(id)
  record(tx, { collection: 'users', document: id, action: 'created', user: id })
  publish(tx, 'list:users')
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
  const href = `${env.appUrl}/reset-password?code=${code}`
  queueMail(tx, email, finishSignUpMail(prepared.fullName, href))
  record(tx, {
    collection: 'users',
    document: prepared.id,
    action: 'sign-up mailed',
    user: 'system',
  })
  return true
}
