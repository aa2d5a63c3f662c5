import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userInvites, users } from '~/db/schema'
import {
  cursorOf,
  type Place,
  pageSize,
  readFrom,
  startOf,
  turnedPage,
} from '~/features/lists/pages.server'
import { grantableRoles } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { mayGive, requireInvitation } from './find-invitation.server'
import { requireManager } from './manager.server'

/** One page of the open and expired invitations, the newest first. @throws Fault 403 */
export function listInvitations(actor: Actor, place: Place) {
  const roles = grantableRoles(requireManager(db, actor))
  const start = startOf(place)
  const { created, id } = userInvites
  const { beyond, order } = readFrom(start, [created, id])
  const rows = db
    .select({
      id,
      email: userInvites.email,
      role: userInvites.role,
      packageName: requestPackages.name,
      inviter: users,
      created,
      expiresAt: userInvites.expiresAt,
    })
    .from(userInvites)
    .leftJoin(requestPackages, eq(requestPackages.id, userInvites.packageId))
    .leftJoin(users, eq(users.id, userInvites.invitedBy))
    .where(beyond)
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(rows, start, (row) => cursorOf(row.created, row.id))
  const now = Date.now()
  return {
    invitations: page.map(({ inviter, ...row }) => ({
      ...row,
      inviter: inviter?.fullName,
      // One whose inviter may not give the role any more opens nothing either, until it is sent again.
      expired: row.expiresAt <= now || !mayGive(inviter, row.role),
      mine: roles.includes(row.role),
    })),
    ...ways,
  }
}

/** Whom an invitation is for. @throws Fault 403, 404 */
export function invitedEmail(actor: Actor, id: string): string {
  requireManager(db, actor)
  return requireInvitation(db, id).email
}
