import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { type Claim, claimGuestProject } from '~/features/projects/claim-guest-project.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { checkLimits, countAttempt, forgetAttempts, signInLimits } from './attempts.server'
import { isPassword } from './passwords.server'
import { startSession } from './start-session.server'

/** Where a request comes from. */
export type Origin = { address: string; userAgent: string }

export type SignedIn = { token: string; member: Member; claim: Claim }

/**
 * Signs somebody in and moves the guest's project to them, if their project limit allows.
 *
 * @throws Fault `wrong-credentials` (400) for a wrong password and for an unknown e-mail alike;
 *   `too-many-tries` (429) after ten of them, even with the right password; `busy` (429)
 */
export async function signIn(
  actor: Actor,
  { email, password, address, userAgent }: { email: string; password: string } & Origin,
): Promise<SignedIn> {
  const limits = signInLimits(email, address)
  checkLimits(db, limits)
  const found = db.select().from(users).where(eq(users.email, email)).get()
  const right = await isPassword(password, found?.passwordHash ?? null)
  // Decided once more under the write lock: passwords tried at the same moment count one by one.
  const signedIn = transaction((tx) => {
    checkLimits(tx, limits)
    const user = found && tx.select().from(users).where(eq(users.id, found.id)).get()
    if (!right || !user || user.passwordHash !== found.passwordHash) {
      countAttempt(tx, limits)
      return null
    }
    forgetAttempts(tx, email)
    const member: Member = { kind: 'member', ...user }
    const projectId = actor.kind === 'guest' ? actor.projectId : null
    return {
      token: startSession(tx, user.id, userAgent),
      member,
      claim: claimGuestProject(tx, projectId, member, { mustFit: true }),
    }
  })
  if (!signedIn) throw new Fault('wrong-credentials')
  return signedIn
}
