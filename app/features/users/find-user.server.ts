import { db } from '~/db/client.server'
import { canChangeEmail, canEditUser, grantableFlags, grantableRoles } from '~/permissions/users'
import { type Actor, isAdmin, manageFlags } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
import { requireManager, requireUser } from './manager.server'
import { packagesOf } from './packages.server'

/**
 * Somebody as the edit form shows them, and what of it this actor may change.
 *
 * @throws Fault 404 when there is no such person; 403 for an admin, unless one is an admin
 */
export function findUser(actor: Actor, id: string) {
  const manager = requireManager(db, actor)
  const user = requireUser(db, id)
  if (!canEditUser(manager, user)) throw forbidden()
  return {
    user: {
      id: user.id,
      fullName: user.fullName,
      email: user.email,
      role: user.role,
      organization: user.organization,
      employeeRole: user.employeeRole ?? '',
      packages: packagesOf(db, id),
      allowedActiveRequests: user.allowedActiveRequests,
      flags: manageFlags.filter((flag) => user[flag]),
      downloads: user.downloads,
      tempPassword: user.tempPassword,
      avatar: user.avatar,
      createdAt: user.createdAt,
      version: user.version,
    },
    may: {
      self: manager.id === user.id,
      email: canChangeEmail(manager, user),
      standing: isAdmin(manager) || manager.id !== user.id,
      delete: manager.id !== user.id,
      roles: grantableRoles(manager),
      flags: grantableFlags(manager, user),
    },
  }
}

export type EditedUser = ReturnType<typeof findUser>['user']
