import { z } from 'zod'
import { db } from '~/db/client.server'
import type { Tx } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { otherText } from '~/features/form-input/restored'
import {
  keepAnAdmin,
  requireUser,
  requireUserManager,
} from '~/features/user-access/require-user-manager.server'
import { canDeleteUser } from '~/permissions/users'
import { type Actor, type OpenWorkChoice, openWorkChoices } from '~/permissions/vocabulary'
import { countOpen } from './count-open.server'
import { eraseUser } from './erase-user.server'
import { heirOfWork } from './settle-open-work.server'

/**
 * Somebody to be deleted. @throws DomainError 404; 403 for whom one may not delete (`canDeleteUser`)
 */
export function findUserToDelete(actor: Actor, id: string) {
  const manager = requireUserManager(db, actor)
  const user = requireUser(db, id)
  if (manager.id !== id && !canDeleteUser(manager, user)) throw forbidden()
  const { fullName, email } = user
  return { id, fullName, email, open: countOpen(id) }
}

/**
 * Deletes somebody else, see `eraseUser`; templates they owned go to the person who deletes them.
 *
 * @param input `openWork` is what becomes of requests and orders that are open, `to` the email of the person
 *   who gets them
 * @throws DomainError 404; 403, `own-account` (403); `last-admin` (409); `no-such-client` (400) beside `to`
 */
export const deleteUser = (
  actor: Actor,
  { id, openWork = 'keep', to = '' }: { id: string; openWork?: OpenWorkChoice; to?: string },
): Promise<void> =>
  eraseUser(id, (tx) => {
    const { manager, user } = requireDeletion(tx, actor, id)
    const heir = openWork === 'hand_on' ? heirOfWork(tx, id, to) : null
    return { user, by: manager, templates: manager.id, openWork: { choice: openWork, to: heir } }
  })

/** Form that confirms the deletion of somebody. */
export const deleteUserSchema = z.object({
  openWork: z.enum(openWorkChoices).catch('keep'),
  to: otherText().max(320).default(''),
})

/** Person who deletes and the account they delete, if they may. @throws as `deleteUser` */
function requireDeletion(tx: Tx, actor: Actor, id: string) {
  const manager = requireUserManager(tx, actor)
  const user = requireUser(tx, id)
  if (canDeleteUser(manager, user) || manager.id === id) keepAnAdmin(tx, user)
  if (manager.id === id) throw new DomainError('own-account', 403)
  if (!canDeleteUser(manager, user)) throw forbidden()
  return { manager, user }
}
