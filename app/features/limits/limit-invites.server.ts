import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { requestContext } from '~/platform/request-context.server'
import { checkLimits, countAttempt, inviteMailLimits } from './attempts.server'

/**
 * Counts an invitation that somebody mails to an address they typed. Staff send as many as they need;
 * everybody else only from a mailbox that is shown to be theirs, and up to the day's limit.
 *
 * @throws DomainError `invite-needs-proof` (403), `too-many-invites` (429)
 */
export function limitInvites(tx: Tx, actor: Actor, email: string): void {
  if (isStaff(actor) || actor.kind !== 'member') return
  const sender = tx
    .select({ provenAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, actor.id))
    .get()
  if (!sender?.provenAt) throw new DomainError('invite-needs-proof', 403)
  const limits = inviteMailLimits(actor.id, email, requestContext.getStore()?.network ?? '')
  checkLimits(tx, limits, 'too-many-invites')
  countAttempt(tx, limits)
}
