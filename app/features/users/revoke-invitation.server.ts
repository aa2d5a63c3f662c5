import { eq } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { grantableRoles } from '~/permissions/users'
import type { Actor } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
import { requireInvitation } from './find-invitation.server'
import { requireManager } from './manager.server'

/** Takes an invitation back: its link no longer works. @throws Fault 403, 404 */
export function revokeInvitation(actor: Actor, { id }: { id: string }): void {
  transaction((tx) => {
    const manager = requireManager(tx, actor)
    const { email, role } = requireInvitation(tx, id)
    if (!grantableRoles(manager).includes(role)) throw forbidden()
    tx.delete(userInvites).where(eq(userInvites.id, id)).run()
    record(tx, {
      collection: 'user_invites',
      document: id,
      action: 'deleted',
      user: manager.id,
      details: { email, role },
    })
    publish(tx, 'list:users')
  })
}
