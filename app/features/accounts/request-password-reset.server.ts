import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { passwordResetMail } from '~/messages/mails'
import type { Actor } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
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
    if (!user) return
    const code = issueToken(tx, 'reset', user.id)
    queueMail(
      tx,
      user.email,
      passwordResetMail(user.fullName, `${env.appUrl}/reset-password?code=${code}`),
    )
    record(tx, {
      collection: 'users',
      document: user.id,
      action: 'password reset requested',
      user: 'system',
    })
  })
}
