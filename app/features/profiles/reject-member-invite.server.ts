import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'

/** Turns an invitation to a company profile down: nobody becomes a member. @throws as `ownInvite` */
export function rejectMemberInvite(actor: Member, inviteId: string): void {
  transaction((tx) => {
    const { id, profileId, email } = ownInvite(tx, actor, inviteId)
    removeInvite(tx, id)
    publish(tx, `user:${actor.id}`)
    record(tx, {
      collection: 'company_profiles',
      document: profileId,
      action: 'member invitation rejected',
      user: actor.id,
      details: { email },
    })
  })
}
