import { eq } from 'drizzle-orm'
import { memberInvites } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { limitInvites } from '~/features/limits/limit-invites.server'
import type { Actor } from '~/permissions/vocabulary'
import { inviteFacts } from './invite-member.server'
import { pendingInvite, type WhichInvite } from './pending-invite.server'
import { managedProfile } from './profile-access.server'

/** Milliseconds between two mails of one invitation. */
const betweenMails = 10 * 60 * 1000

/**
 * Mails an invitation once more.
 *
 * @throws DomainError `not-found`, 403; `invite-gone` (404); `invite-just-sent` (409); those of `limitInvites`
 */
export function sendInviteAgain(actor: Actor, which: WhichInvite): void {
  transaction((tx) => {
    const profile = managedProfile(tx, actor, which.profileId)
    const invite = pendingInvite(tx, which)
    if (invite.createdAt > Date.now() - betweenMails) throw new DomainError('invite-just-sent', 409)
    limitInvites(tx, actor, invite.email)
    tx.update(memberInvites)
      .set({ createdAt: Date.now() })
      .where(eq(memberInvites.id, invite.id))
      .run()
    emit(tx, actor, profileEvents.invitedAgain, {
      subjectId: profile.id,
      ...inviteFacts(tx, profile, invite),
    })
  })
}
