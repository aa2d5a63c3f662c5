import { and, eq } from 'drizzle-orm'
import { memberInvites } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { type By, happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import type { Actor } from '~/permissions/vocabulary'
import { managedProfile } from './find-profile.server'
import { inviteFacts, limitInvites, provenPerson } from './invite-member.server'

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
    managedProfile(tx, actor, which.profileId)
    withdraw(tx, actor, inviteOf(tx, which))
  })
}

/** Takes back all that are open, in the transaction that deletes the company profile. */
export function withdrawAll(tx: Tx, by: By, profileId: string): void {
  const open = tx.select().from(memberInvites).where(eq(memberInvites.profileId, profileId)).all()
  for (const invite of open) withdraw(tx, by, invite)
}

/** Who has an account sees it go; a mail that still waits is not sent. */
function withdraw(tx: Tx, by: By, { id, profileId, email }: typeof memberInvites.$inferSelect) {
  tx.delete(memberInvites).where(eq(memberInvites.id, id)).run()
  unqueueMails(tx, id)
  const person = provenPerson(tx, email)
  happen(tx, by, profileEvents.inviteWithdrawn, { of: profileId, person, details: { email } })
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
