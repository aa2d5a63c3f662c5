import { profileMembers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'

/** Makes somebody a member of the company profile they were invited to. @throws as `ownInvite` */
export function acceptMemberInvite(actor: Member, inviteId: string): void {
  transaction((tx) => {
    const { id, profileId, ownerId } = ownInvite(tx, actor, inviteId)
    if (ownerId !== actor.id) {
      tx.insert(profileMembers)
        .values({ profileId, userId: actor.id, createdAt: Date.now() })
        .onConflictDoNothing()
        .run()
    }
    removeInvite(tx, id)
    publish(tx, `user:${actor.id}`)
    record(tx, {
      collection: 'company_profiles',
      document: profileId,
      action: 'member joined',
      user: actor.id,
      details: { member: actor.id },
    })
  })
}
