import { and, eq, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mail, projects, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { cancelCallsOf } from '~/features/bookings/cancel-call.server'
import { happen } from '~/features/events/happen.server'
import { projectEvents } from '~/features/events/kinds/projects'
import { userEvents } from '~/features/events/kinds/users'
import { removeProfileFiles } from '~/features/profiles/delete-profile.server'
import { leaveToOthers } from '~/features/profiles/leave-to-others.server'
import { letGoOfRequests } from '~/features/request-base/let-go-of-requests.server'
import { keepAnAdmin, requireManager, requireUser } from '~/features/user-access/manager.server'
import { canDeleteUser } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { forgetInHistory } from './forget-in-history.server'

/**
 * Somebody to be deleted. @throws Fault 404; 403 for whom one may not delete (`canDeleteUser`)
 */
export function findUserToDelete(actor: Actor, id: string) {
  const manager = requireManager(db, actor)
  const user = requireUser(db, id)
  if (manager.id !== id && !canDeleteUser(manager, user)) throw forbidden()
  return { id, fullName: user.fullName, email: user.email }
}

/**
 * Deletes somebody with their sessions, connections, projects, folders and files. What others
 * depend on stays; templates they owned go to whoever deletes them.
 *
 * @throws Fault 404; 403, `own-account` (403); `last-admin` (409)
 */
export async function deleteUser(actor: Actor, { id }: { id: string }): Promise<void> {
  transaction((tx) => requireDeletion(tx, actor, id))
  await letGoOfRequests('assigneeId', id)
  const { avatar, logos, profileFiles } = transaction((tx) => {
    const { manager, user } = requireDeletion(tx, actor, id)
    tx.update(projects)
      .set({ ownerId: manager.id })
      .where(and(eq(projects.ownerId, id), ne(projects.kind, 'website')))
      .run()
    const own = tx.select().from(projects).where(eq(projects.ownerId, id)).all()
    for (const project of own) happen(tx, manager, projectEvents.deleted, { project })
    cancelCallsOf(tx, manager, id)
    const profileFiles = leaveToOthers(tx, manager, id)
    // What was written to them is theirs too.
    tx.delete(mail).where(eq(mail.to, user.email)).run()
    tx.delete(users).where(eq(users.id, id)).run()
    forgetInHistory(tx, user)
    const { role, avatar } = user
    happen(tx, manager, userEvents.deleted, { of: id, details: { role } })
    return { avatar, logos: own.flatMap(({ logo }) => logo ?? []), profileFiles }
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  if (avatar) await removePicture('profilephotos', avatar)
  for (const logo of logos) await removePicture('logos', logo)
  await removeProfileFiles(profileFiles)
}

/** Who deletes whom, where they may. @throws as `deleteUser` */
function requireDeletion(tx: Tx, actor: Actor, id: string) {
  const manager = requireManager(tx, actor)
  const user = requireUser(tx, id)
  if (canDeleteUser(manager, user) || manager.id === id) keepAnAdmin(tx, user)
  if (manager.id === id) throw new Fault('own-account', 403)
  if (!canDeleteUser(manager, user)) throw forbidden()
  return { manager, user }
}
