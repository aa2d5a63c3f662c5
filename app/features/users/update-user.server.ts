import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { revokeSessions } from '~/features/accounts/end-session.server'
import { hashPassword } from '~/features/accounts/passwords.server'
import { revokeMailedLinks, revokeOtherConnections } from '~/features/accounts/revoke-links.server'
import { cancelCallsOf } from '~/features/bookings/cancel-call.server'
import { emit } from '~/features/events/emit.server'
import { userEvents } from '~/features/events/event-types/users'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { invalidateInvitation } from '~/features/invitations/invalidate-invitation.server'
import { packagesOf, requirePackages, writePackages } from '~/features/packages/packages.server'
import {
  keepAnAdmin,
  requireUser,
  requireUserManager,
} from '~/features/user-access/require-user-manager.server'
import { canSeeCall } from '~/permissions/bookings'
import { canChangeEmail, canChangeStanding, canEditUser } from '~/permissions/users'
import { type Actor, isStaff, type ManageFlag, type Member } from '~/permissions/vocabulary'
import { editedUser } from './find-user.server'
import { notifyOfOpenWork } from './notify-departure.server'
import { temporaryPassword } from './temporary-password.server'

export type UserChange = {
  id: string
  fullName: string
  email: string
  role: User['role']
  organization: boolean
  employeeRole: string | null
  allowedActiveRequests: number | null
  packages: string[]
  /** The version the form was made from. */
  version: number
} & Record<ManageFlag, boolean>

/**
 * Saves what an administrator changed of somebody. A plain user who becomes a client is told. A new
 * e-mail ends the person's sessions and the connections that are not of it: the old address is told of
 * it, or, while their password is a temporary one, the new address gets another. Who has no password
 * reads there how to choose one. Whoever is no client has no packages any more. Calls to come that their new role leaves to nobody are cancelled.
 *
 * @throws DomainError 404; 403 (`forbidden`, `own-email`, `role-not-grantable`, `more-than-own`, `email-invited`);
 *   409 (`stale`, `last-admin`); `user-email-taken`, `package-unknown`, `package-needed` (400)
 */
export async function updateUser(actor: Actor, input: UserChange): Promise<void> {
  requireUserManager(db, actor)
  const before = requireUser(db, input.id)
  const temporary = before.tempPassword && before.email !== input.email ? temporaryPassword() : null
  const passwordHash = temporary && (await hashPassword(temporary))
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    const user = requireUser(tx, input.id)
    if (!canEditUser(manager, user)) throw forbidden()
    expectVersion(user, input.version, editedUser(tx, user))
    // A person who has chosen a password of their own meanwhile keeps it.
    const renewed = user.passwordHash === before.passwordHash ? temporary : null
    const { id, version: _, packages, ...facts } = input
    // A new client needs a package, as in an invitation; a client may have lost their last one.
    if (input.role === 'client' && user.role !== 'client' && packages.length === 0) {
      throw new DomainError('package-needed', 400, { field: 'packages' })
    }
    checkRights(tx, manager, user, input)
    requirePackages(tx, packages, 'packages')
    const former = packagesOf(tx, id)
    // Only clients have packages.
    writePackages(tx, id, input.role === 'client' ? packages : [])
    const saved = tx
      .update(users)
      .set({
        ...facts,
        ...(renewed && { passwordHash }),
        // Nobody has shown yet that the new mailbox is this person's.
        ...(facts.email !== user.email && { emailVerifiedAt: null }),
        version: user.version + 1,
        updatedAt: Date.now(),
      })
      .where(eq(users.id, id))
      .returning()
      .get()
    const lost = saved.email === user.email ? [] : moveEmail(tx, manager, saved)
    const isLeaving = isStaff({ kind: 'member', ...user }) && !isStaff({ kind: 'member', ...saved })
    if (isLeaving) notifyOfOpenWork(tx, id, { tab: 'all', assignee: id })
    cancelCallsOf(tx, manager, id, (call) => canSeeCall({ kind: 'member', ...saved }, call))
    emit(tx, manager, userEvents.updated, {
      subjectId: id,
      before: user,
      after: saved,
      password: renewed,
      lost,
      details: changes({ ...user, packages: former }, { ...facts, packages: packagesOf(tx, id) }),
    })
  })
}

function checkRights(tx: Tx, manager: Member, user: User, input: UserChange): void {
  const after = { ...user, ...input }
  if (!canChangeStanding(manager, user, after)) {
    if (after.role === 'admin') throw new DomainError('role-not-grantable', 403, { field: 'role' })
    throw new DomainError('more-than-own', 403)
  }
  if (after.role !== 'admin') keepAnAdmin(tx, user)
  if (after.email === user.email) return
  if (!canChangeEmail(manager, user)) {
    throw new DomainError('own-email', 403, { field: 'email' })
  }
  if (tx.select({ id: users.id }).from(users).where(eq(users.email, after.email)).get()) {
    throw new DomainError('user-email-taken', 400, { field: 'email' })
  }
}

/** Ends every way in that came with the old mailbox: sessions, mailed links, the invitation, connections. */
function moveEmail(tx: Tx, manager: Member, user: User) {
  revokeSessions(tx, user.id, null)
  revokeMailedLinks(tx, user.id)
  invalidateInvitation(tx, manager, user.email)
  return revokeOtherConnections(tx, manager, user)
}
