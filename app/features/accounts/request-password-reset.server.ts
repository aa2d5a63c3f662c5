import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { passwordResetMail } from '~/messages/mails'
import type { Actor } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { forbidden } from '~/platform/faults'
import { checkLimits, countAttempt, resetLimits } from './attempts.server'
import { issueToken } from './tokens.server'

/**
 * Sends the link that chooses a new password; it works once, for an hour, and voids earlier ones.
 * An unknown e-mail gets the same answer and no mail.
 *
 * @throws Fault `too-many-tries` (429) after five links in an hour, for unknown e-mails alike
 */
export function requestPasswordReset(
  _actor: Actor,
  { email, address }: { email: string; address: string },
): void {
  const limits = resetLimits(email, address)
  transaction((tx) => {
    checkLimits(tx, limits)
    countAttempt(tx, limits)
    const user = tx.select().from(users).where(eq(users.email, email)).get()
    if (user) mailLink(tx, user, '/reset-password', 'system')
  })
}

/**
 * Sends the same link to oneself, to a screen that opens while one is signed in: for whoever has
 * no password yet.
 *
 * @throws Fault 403 for guests, `too-many-tries` (429)
 */
export function requestOwnPasswordLink(actor: Actor, { address }: { address: string }): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!user) throw forbidden()
    const limits = resetLimits(user.email, address)
    checkLimits(tx, limits)
    countAttempt(tx, limits)
    mailLink(tx, user, '/choose-password', user.id)
  })
}

function mailLink(tx: Tx, user: User, path: string, by: string): void {
  const code = issueToken(tx, 'reset', user.id)
  const href = `${env.appUrl}${path}?code=${code}`
  queueMail(tx, user.email, passwordResetMail(user.fullName, href))
  record(tx, {
    collection: 'users',
    document: user.id,
    action: 'password reset requested',
    user: by,
  })
}
