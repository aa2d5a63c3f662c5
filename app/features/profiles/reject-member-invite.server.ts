import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'

/**
 * Turns an invitation to a company profile down: nobody becomes a member.
 *
 * @param code as `acceptMemberInvite` has it
 * @throws as `ownInvite`
 */
export function rejectMemberInvite(actor: Member, inviteId: string, code = ''): void {
  transaction((tx) => {
    const { id, profileId, email } = ownInvite(tx, actor, inviteId, code)
    removeInvite(tx, id)
    const person = actor.id
    happen(tx, actor, profileEvents.rejected, { of: profileId, person, details: { email } })
  })
}
