import { eq } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { invitationEvents } from '~/features/events/event-types/users'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { grantableRoles } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { requireInvitation } from './find-invitation.server'

/** Takes an invitation back: its link no longer works. @throws DomainError 403, 404 */
export function revokeInvitation(actor: Actor, { id }: { id: string }): void {
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    const { email, role } = requireInvitation(tx, id)
    if (!grantableRoles(manager).includes(role)) throw forbidden()
    tx.delete(userInvites).where(eq(userInvites.id, id)).run()
    emit(tx, manager, invitationEvents.deleted, { subjectId: id, details: { email, role } })
  })
}
