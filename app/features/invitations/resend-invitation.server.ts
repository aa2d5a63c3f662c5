import { transaction } from '~/db/transaction.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireInvitation } from './find-invitation.server'
import { writeInvitation } from './write-invitation.server'

/**
 * Mails a new link for an open or expired invitation, for another 14 days.
 *
 * @throws DomainError 403, 404, and those of `writeInvitation`
 */
export function resendInvitation(actor: Actor, { id }: { id: string }): void {
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    writeInvitation(tx, manager, requireInvitation(tx, id))
  })
}
