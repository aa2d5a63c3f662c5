import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { emailChangeMail } from '~/messages/mails'
import type { Actor } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { Fault, forbidden } from '~/platform/faults'
import { checkLimits, countAttempt, emailChangeLimits } from './attempts.server'
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
 * @throws Fault `password-missing`, `wrong-password` (400), `password-needed` (400) for whoever has none,
 *   `email-taken-by-other` (400), `stale` (409), `too-many-tries` (429)
 */
export async function updateProfile(actor: Actor, input: Profile): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const before = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (before?.version !== input.version) throw new Fault('stale', 409)
  const otherEmail = before.email !== input.email
  if (otherEmail && before.passwordHash === null) {
    throw new Fault('password-needed', 400, { field: 'email' })
  }
  if (otherEmail) {
    if (!input.currentPassword) {
      throw new Fault('password-missing', 400, { field: 'currentPassword' })
    }
    await requirePassword(actor, input.currentPassword)
    const limits = emailChangeLimits(actor.id)
    transaction((tx) => {
      checkLimits(tx, limits)
      countAttempt(tx, limits)
    })
  }
  transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (user?.version !== input.version) throw new Fault('stale', 409)
    if (otherEmail) askForEmail(tx, user, input.email)
    if (user.fullName === input.fullName) return
    tx.update(users)
      .set({ fullName: input.fullName, version: user.version + 1, updatedAt: Date.now() })
      .where(eq(users.id, user.id))
      .run()
    record(tx, {
      collection: 'users',
      document: user.id,
      action: 'profile updated',
      user: user.id,
      details: { fullName: [user.fullName, input.fullName] },
    })
  })
}

function askForEmail(tx: Tx, user: User, email: string) {
  const taken = tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()
  if (taken) throw new Fault('email-taken-by-other', 400, { field: 'email' })
  const code = issueToken(tx, 'email_change', user.id, email)
  queueMail(tx, email, emailChangeMail(user.fullName, `${env.appUrl}/confirm-email?code=${code}`))
  record(tx, {
    collection: 'users',
    document: user.id,
    action: 'email change requested',
    user: user.id,
    details: { email },
  })
}
