import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userInvites, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { grantableRoles } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { mayGive, requireInvitation } from './find-invitation.server'
import { invitedAs } from './invited-as.server'

/** One page of the open and expired invitations, the newest first. @throws DomainError 403 */
export function listInvitations(actor: Actor, place: PageStart, search?: string) {
  const roles = grantableRoles(requireUserManager(db, actor))
  const { id, email, role, createdAt: created, expiresAt } = userInvites
  const packageName = requestPackages.name
  const { rows, ...ways } = readPage({
    select: db
      .select({ id, email, role, packageName, inviter: users, created, expiresAt })
      .from(userInvites)
      .leftJoin(requestPackages, eq(requestPackages.id, userInvites.packageId))
      .leftJoin(users, eq(users.id, userInvites.invitedBy))
      .$dynamic(),
    where: invitedAs(search),
    sort: newestFirst(created, id),
    place,
  })
  const now = Date.now()
  return {
    invitations: rows.map(({ inviter, ...row }) => ({
      ...row,
      inviter: inviter?.fullName,
      // One whose inviter may not give the role any more opens nothing either, until it is sent again.
      expired: row.expiresAt <= now || !mayGive(inviter, row.role),
      mine: roles.includes(row.role),
    })),
    ...ways,
  }
}

/** Whom an invitation is for. @throws DomainError 403, 404 */
export function invitedEmail(actor: Actor, id: string): string {
  requireUserManager(db, actor)
  return requireInvitation(db, id).email
}
