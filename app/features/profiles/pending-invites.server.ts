import { and, eq } from 'drizzle-orm'
import { memberInvites } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { managedProfile } from './find-profile.server'
import { inviteFacts, limitInvites } from './invite-member.server'

type Which = { profileId: string; inviteId: string }

/** So long after one mail the next can be sent, in milliseconds. */
const betweenMails = 10 * 60 * 1000

/**
 * Mails an invitation once more.
 *
 * @throws Fault `not-found`, 403; `invite-gone` (404); `invite-just-sent` (409); `too-many-invites` (429)
 */
export function sendInviteAgain(actor: Actor, which: Which): void {
  transaction((tx) => {
    const profile = managedProfile(tx, actor, which.profileId)
    const invite = inviteOf(tx, which)
    if (invite.createdAt > Date.now() - betweenMails) throw new Fault('invite-just-sent', 409)
    limitInvites(tx, actor, invite.email)
    tx.update(memberInvites)
      .set({ createdAt: Date.now() })
      .where(eq(memberInvites.id, invite.id))
      .run()
    happen(tx, actor, profileEvents.invitedAgain, {
      of: profile.id,
      ...inviteFacts(tx, profile, invite),
    })
  })
}

/** Takes an invitation back: it can be answered no more. @throws Fault `not-found`, 403; `invite-gone` (404) */
export function withdrawInvite(actor: Actor, which: Which): void {
  transaction((tx) => {
    const profile = managedProfile(tx, actor, which.profileId)
    const invite = inviteOf(tx, which)
    const { person } = inviteFacts(tx, profile, invite)
    tx.delete(memberInvites).where(eq(memberInvites.id, invite.id)).run()
    const { email } = invite
    happen(tx, actor, profileEvents.inviteWithdrawn, { of: profile.id, person, details: { email } })
  })
}

function inviteOf(tx: Tx, { profileId, inviteId }: Which) {
  const invite = tx
    .select()
    .from(memberInvites)
    .where(and(eq(memberInvites.id, inviteId), eq(memberInvites.profileId, profileId)))
    .get()
  if (!invite) throw new Fault('invite-gone', 404)
  return invite
}
