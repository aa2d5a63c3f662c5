import { eq } from 'drizzle-orm'
import { userInvites, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { invitationEvents } from '~/features/events/event-types/users'
import { checkLimits, countAttempt, inviteLimits } from '~/features/limits/attempts.server'
import { requirePackages } from '~/features/packages/packages.server'
import { grantableRoles } from '~/permissions/users'
import type { Member, Role } from '~/permissions/vocabulary'
import { newToken, tokenHash } from '~/platform/ids.server'
import { invalidateInvitation } from './invalidate-invitation.server'

export type Invitation = { email: string; role: Role; packageId: string | null }

const lifetime = 14 * 24 * 60 * 60 * 1000

/**
 * Writes the one invitation of an e-mail and mails its link; an earlier link no longer works.
 *
 * @throws DomainError `user-exists` (400), `package-needed` (400), `package-unknown` (400),
 *   `role-not-grantable`, `email-invited` (403), `too-many-invites` (429)
 */
export function writeInvitation(
  tx: Tx,
  manager: Member,
  { email, role, packageId }: Invitation,
): void {
  if (!grantableRoles(manager).includes(role)) {
    throw new DomainError('role-not-grantable', 403, { field: 'role' })
  }
  if (tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) {
    throw new DomainError('user-exists', 400, { field: 'email' })
  }
  if (role === 'client' && !packageId) {
    throw new DomainError('package-needed', 400, { field: 'packageId', values: { email } })
  }
  if (packageId) requirePackages(tx, [packageId], 'packageId')
  const code = newToken()
  const id = tokenHash(code)
  const now = Date.now()
  const facts = {
    id,
    role,
    packageId,
    invitedBy: manager.id,
    createdAt: now,
    expiresAt: now + lifetime,
  }
  const limits = inviteLimits(manager.id, email)
  checkLimits(tx, limits, 'too-many-invites')
  const earlier = invalidateInvitation(tx, manager, email)
  countAttempt(tx, limits)
  tx.insert(userInvites)
    .values({ email, ...facts })
    .run()
  const written = earlier ? invitationEvents.updated : invitationEvents.created
  emit(tx, manager, written, { subjectId: id, code, details: { email, role, packageId } })
}
