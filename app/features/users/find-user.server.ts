import { db } from '~/db/client.server'
import type { User } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { packagesOf } from '~/features/packages/packages.server'
import { requireUser, requireUserManager } from '~/features/user-access/require-user-manager.server'
import { canSetAvailability } from '~/permissions/bookings'
import {
  canChangeEmail,
  canDeleteUser,
  canEditUser,
  grantableFlags,
  grantableRoles,
  nobody,
  type Standing,
} from '~/permissions/users'
import { type Actor, type Member, manageFlags } from '~/permissions/vocabulary'

/**
 * Somebody as the edit form shows them, and what of it this actor may change.
 *
 * @throws DomainError 404 when there is no such person; 403 for whom one may not edit (`canEditUser`)
 */
export function findUser(actor: Actor, id: string) {
  const manager = requireUserManager(db, actor)
  const user = requireUser(db, id)
  if (!canEditUser(manager, user)) throw forbidden()
  return {
    user: editedUser(db, user),
    may: {
      ...grants(manager, user),
      delete: canDeleteUser(manager, user),
      /** Say when clients can book a call with them. */
      hours: canSetAvailability(manager, { kind: 'member', ...user }),
    },
  }
}

/** Somebody as the edit form shows them. */
export const editedUser = (from: Reader, user: User) => ({
  id: user.id,
  fullName: user.fullName,
  email: user.email,
  role: user.role,
  organization: user.organization,
  employeeRole: user.employeeRole ?? '',
  packages: packagesOf(from, user.id),
  allowedActiveRequests: user.allowedActiveRequests,
  flags: manageFlags.filter((flag) => user[flag]),
  downloads: user.downloads,
  tempPassword: user.tempPassword,
  avatar: user.avatar,
  createdAt: user.createdAt,
  version: user.version,
})

/** Rights that this actor may give a new person. @throws DomainError 403 */
export const newUserGrants = (actor: Actor): Grants => grants(requireUserManager(db, actor), nobody)

const grants = (manager: Member, user: Standing) => ({
  email: canChangeEmail(manager, user),
  roles: grantableRoles(manager),
  flags: grantableFlags(manager, user),
})

/** Fields of a person's form that an actor may change. */
export type Grants = ReturnType<typeof grants>

export type EditedUser = ReturnType<typeof editedUser>
