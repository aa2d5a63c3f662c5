import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { claimGuestProject } from '~/features/projects/claim-guest-project.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { checkLimits, countAttempt, signUpLimits } from './attempts.server'
import { hashPassword } from './passwords.server'
import { type Origin, type SignedIn, signIn } from './sign-in.server'
import { startSession } from './start-session.server'

type SignUp = { fullName: string; email: string; password: string; key?: string | undefined }

/**
 * Makes an account, signs it in and moves the guest's project to it, whatever the project limit.
 * The same form sent twice signs in the second time; with another e-mail it is another sign-up.
 *
 * @throws Fault `email-taken` (400) when there is an account; `too-many-tries` (429); `busy` (429)
 */
export async function signUp(actor: Actor, input: SignUp & Origin): Promise<SignedIn> {
  const limits = signUpLimits(input.address)
  checkLimits(db, limits)
  const passwordHash = await hashPassword(input.password)
  try {
    const signedUp = transaction((tx) => {
      let account = null as User | null
      once(tx, input.key, `sign-up:${input.email}`, () => {
        account = makeAccount(tx, input, passwordHash)
      })
      return account && welcome(tx, actor, account, input)
    })
    return signedUp ?? (await signIn(actor, input))
  } catch (error) {
    if (error instanceof Fault && error.code === 'email-taken') {
      transaction((tx) => countAttempt(tx, limits))
    }
    throw error
  }
}

function welcome(tx: Tx, actor: Actor, account: User, { userAgent }: Origin): SignedIn {
  const member: Member = { kind: 'member', ...account }
  const projectId = actor.kind === 'guest' ? actor.projectId : null
  const claim = claimGuestProject(tx, projectId, member, { mustFit: false })
  return { token: startSession(tx, account.id, userAgent), member, claim }
}

/** @throws Fault `email-taken`, which undoes the transaction and leaves the form's key unused */
function makeAccount(tx: Tx, { email, fullName }: SignUp, passwordHash: string): User {
  const now = Date.now()
  const prepared = takeOverPrepared(tx, email, passwordHash)
  if (prepared) return prepared
  const account = tx
    .insert(users)
    .values({ id: newId(), email, fullName, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
    .get()
  if (!account) throw new Fault('email-taken')
  record(tx, { collection: 'users', document: account.id, action: 'created', user: account.id })
  return account
}

/**
 * A record that staff prepared becomes the account: its name, role and packages stay. A prepared
 * admin or employee does not: whoever signs up has not shown that the e-mail is theirs, and the
 * link of a password reset does that.
 */
function takeOverPrepared(tx: Tx, email: string, passwordHash: string): User | undefined {
  const prepared = and(
    eq(users.email, email),
    eq(users.toCreate, true),
    isNull(users.passwordHash),
    eq(users.organization, false),
  )
  const found = tx.select().from(users).where(prepared).get()
  if (!found || found.role === 'admin') return undefined
  record(tx, { collection: 'users', document: found.id, action: 'signed up', user: found.id })
  return tx
    .update(users)
    .set({ passwordHash, toCreate: false, tempPassword: false, updatedAt: Date.now() })
    .where(eq(users.id, found.id))
    .returning()
    .get()
}
