import { eq } from 'drizzle-orm'
import { userInvites, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { invitationEvents } from '~/features/events/event-types/users'
import type { Member } from '~/permissions/vocabulary'
import { requireOffered } from './offered-invitation.server'

/**
 * Somebody who has an account says no to their invitation: it is gone, and the inviter is told by
 * mail.
 *
 * @throws DomainError `invalid-invitation` (400), `invitation-email` (403), `invitation-withdrawn` (400)
 */
export function refuseInvitation(actor: Member, code: string | null): void {
  transaction((tx) => {
    const { user, found } = requireOffered(tx, actor, code)
    const { id: of, email, role, packageId, invitedBy } = found
    tx.delete(userInvites).where(eq(userInvites.id, of)).run()
    const byId = eq(users.id, invitedBy ?? '')
    const inviter = tx.select().from(users).where(byId).get()
    const details = { email, role, packageId }
    emit(tx, user, invitationEvents.refused, { subjectId: of, inviter, details })
  })
}
