import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { checkLimits, countAttempt, emailChangeLimits } from '~/features/limits/attempts.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { requirePassword } from './confirm-password.server'
import { issueToken } from './tokens.server'

type Profile = {
  fullName: string
  email: string
  /** Needed when the e-mail is another one. */
  currentPassword: string
  /** The version the form was made from. */
  version: number
}

/**
 * Saves one's own name. Another e-mail is only asked for: a link goes to the new address, and the
 * old one stays until it is opened.
 *
 * @throws DomainError `password-missing`, `wrong-password` (400), `password-needed` (400) for whoever has none,
 *   `email-taken-by-other` (400), `stale` (409), `too-many-tries` (429)
 */
export async function updateProfile(actor: Actor, input: Profile): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const before = unchanged(db, actor.id, input.version)
  const otherEmail = before.email !== input.email
  if (otherEmail && before.passwordHash === null) {
    throw new DomainError('password-needed', 400, { field: 'email' })
  }
  const knew = otherEmail ? await mayAskForEmail(actor, input.currentPassword) : null
  transaction((tx) => {
    const user = unchanged(tx, actor.id, input.version)
    if (knew) askForEmail(tx, knew(tx), input.email)
    if (user.fullName === input.fullName) return
    tx.update(users)
      .set({ fullName: input.fullName, version: user.version + 1, updatedAt: Date.now() })
      .where(eq(users.id, user.id))
      .run()
    emit(tx, user, accountEvents.changedProfile, {
      subjectId: user.id,
      details: { fullName: [user.fullName, input.fullName] },
    })
  })
}

/** Oneself, as the form shows one. @throws DomainError `stale` (409) */
function unchanged(from: Reader, id: string, version: number): User {
  const user = from.select().from(users).where(eq(users.id, id)).get()
  if (!user) throw notFound()
  expectVersion(user, version, { fullName: user.fullName, email: user.email })
  return user
}

async function mayAskForEmail(actor: Member, password: string) {
  if (!password) throw new DomainError('password-missing', 400, { field: 'currentPassword' })
  const knew = await requirePassword(actor, password)
  const limits = emailChangeLimits(actor.id)
  transaction((tx) => {
    checkLimits(tx, limits)
    countAttempt(tx, limits)
  })
  return knew
}

function askForEmail(tx: Tx, person: User, email: string) {
  const taken = tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()
  if (taken) throw new DomainError('email-taken-by-other', 400, { field: 'email' })
  const { id: of } = person
  const code = issueToken(tx, 'email_change', of, email)
  emit(tx, person, accountEvents.askedForEmail, { subjectId: of, person, code, details: { email } })
}
