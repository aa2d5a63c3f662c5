import { db } from '~/db/client.server'
import type { Tx } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import {
  keepAnAdmin,
  requireUser,
  requireUserManager,
} from '~/features/user-access/require-user-manager.server'
import { canDeleteUser } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { eraseUser } from './erase-user.server'

/**
 * Somebody to be deleted. @throws Fault 404; 403 for whom one may not delete (`canDeleteUser`)
 */
export function findUserToDelete(actor: Actor, id: string) {
  const manager = requireUserManager(db, actor)
  const user = requireUser(db, id)
  if (manager.id !== id && !canDeleteUser(manager, user)) throw forbidden()
  return { id, fullName: user.fullName, email: user.email }
}

/**
 * Deletes somebody else, see `eraseUser`; templates they owned go to whoever deletes them.
 *
 * @throws Fault 404; 403, `own-account` (403); `last-admin` (409)
 */
export const deleteUser = (actor: Actor, { id }: { id: string }): Promise<void> =>
  eraseUser(id, (tx) => {
    const { manager, user } = requireDeletion(tx, actor, id)
    return { user, by: manager, templates: manager.id }
  })

/** Who deletes whom, where they may. @throws as `deleteUser` */
function requireDeletion(tx: Tx, actor: Actor, id: string) {
  const manager = requireUserManager(tx, actor)
  const user = requireUser(tx, id)
  if (canDeleteUser(manager, user) || manager.id === id) keepAnAdmin(tx, user)
  if (manager.id === id) throw new Fault('own-account', 403)
  if (!canDeleteUser(manager, user)) throw forbidden()
  return { manager, user }
}
