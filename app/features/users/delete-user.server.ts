import { and, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { canDeleteUser } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { Fault, forbidden } from '~/platform/faults'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { keepAnAdmin, requireManager, requireUser } from './manager.server'

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
  const { avatar, logos } = transaction((tx) => {
    const manager = requireManager(tx, actor)
    const user = requireUser(tx, id)
    if (canDeleteUser(manager, user) || manager.id === id) keepAnAdmin(tx, user)
    if (manager.id === id) throw new Fault('own-account', 403)
    if (!canDeleteUser(manager, user)) throw forbidden()
    tx.update(projects)
      .set({ ownerId: manager.id })
      .where(and(eq(projects.ownerId, id), eq(projects.template, true)))
      .run()
    const own = eq(projects.ownerId, id)
    const logos = tx
      .select({ logo: projects.logo })
      .from(projects)
      .where(and(own, isNotNull(projects.logo)))
      .all()
    for (const { document } of tx
      .select({ document: projects.id })
      .from(projects)
      .where(own)
      .all()) {
      record(tx, { collection: 'projects', document, action: 'deleted', user: manager.id })
      publish(tx, `project:${document}`)
    }
    tx.delete(users).where(eq(users.id, id)).run()
    record(tx, {
      collection: 'users',
      document: id,
      action: 'deleted',
      user: manager.id,
      details: { fullName: user.fullName, email: user.email, role: user.role },
    })
    publish(tx, 'list:users', `user:${id}`)
    return { avatar: user.avatar, logos: logos.flatMap(({ logo }) => logo ?? []) }
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  if (avatar) await removePicture('profilephotos', avatar)
  for (const logo of logos) await removePicture('logos', logo)
}
