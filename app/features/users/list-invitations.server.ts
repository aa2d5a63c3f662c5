import { desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userInvites, users } from '~/db/schema'
import { grantableRoles } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { requireInvitation } from './find-invitation.server'
import { requireManager } from './manager.server'
import { cursorOf, type Place, pageSize, readCursor, turnedPage } from './pages'

/** One page of the open and expired invitations, the newest first. @throws Fault 403 */
export function listInvitations(actor: Actor, place: Place) {
  const roles = grantableRoles(requireManager(db, actor))
  const cursor = readCursor(place)
  const order = cursor?.back ? sql`asc` : sql`desc`
  const { created, id } = userInvites
  const rows = db
    .select({
      id,
      email: userInvites.email,
      role: userInvites.role,
      packageName: requestPackages.name,
      inviter: users.fullName,
      created,
      expiresAt: userInvites.expiresAt,
    })
    .from(userInvites)
    .leftJoin(requestPackages, eq(requestPackages.id, userInvites.packageId))
    .leftJoin(users, eq(users.id, userInvites.invitedBy))
    .where(
      cursor
        ? sql`(${created}, ${id}) ${cursor.back ? sql`>` : sql`<`} (${cursor.at}, ${cursor.id})`
        : sql`${created} >= 0`,
    )
    .orderBy(
      ...(cursor ? [sql`${created} ${order}`, sql`${id} ${order}`] : [desc(created), desc(id)]),
    )
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(rows, cursor, (row) => cursorOf(row.created, row.id))
  const now = Date.now()
  return {
    invitations: page.map(({ expiresAt, ...row }) => ({
      ...row,
      expiresAt,
      expired: expiresAt <= now,
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
