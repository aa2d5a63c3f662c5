import { and, eq } from 'drizzle-orm'
import { memberInvites, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { senderOf } from '~/features/notifications/sender-of.server'
import { wantsMail } from '~/features/notifications/wants-mail.server'
import { memberInviteMail } from '~/messages/mails'
import { canInviteMembers } from '~/permissions/profiles'
import type { Member } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { Fault, forbidden } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { isMember, visibleProfile } from './find-profile.server'

/** Where Accept and Reject stand, also for who has to log in or sign up first. */
const answerAt = '/login?redirectTo=%2Fnotifications'

/**
 * Invites somebody to the members of a company profile, who may have no account yet. They find the
 * invitation among their notifications, and a mail tells them unless they want none.
 *
 * @param input `email`: trimmed and lower case
 * @throws Fault `not-found`, 403; `member-already`, `member-invited` (409) beside `email`
 */
export function inviteMember(
  actor: Member,
  input: { profileId: string; email: string; key?: string | undefined },
): void {
  const { profileId, email } = input
  transaction((tx) => {
    const profile = visibleProfile(tx, actor, profileId)
    if (!canInviteMembers(actor, profile)) throw forbidden()
    once(tx, input.key, `member-invite:${actor.id}`, () => {
      const person = tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()
      if (person && (person.id === profile.ownerId || isMember(tx, profileId, person.id))) {
        throw new Fault('member-already', 409, { field: 'email' })
      }
      if (isInvited(tx, profileId, email)) {
        throw new Fault('member-invited', 409, { field: 'email' })
      }
      const at = { senderId: actor.id, createdAt: Date.now() }
      tx.insert(memberInvites)
        .values({ id: newId(), profileId, email, ...at })
        .run()
      if (person) publish(tx, `user:${person.id}`)
      if (!person || wantsMail(tx, person.id, 'member_invite')) {
        const { name } = senderOf(tx, actor)
        queueMail(tx, email, memberInviteMail(name, profile.name, env.appUrl + answerAt))
      }
      record(tx, {
        collection: 'company_profiles',
        document: profileId,
        action: 'member invited',
        user: actor.id,
        details: { email },
      })
    })
  })
}

const isInvited = (tx: Tx, profileId: string, email: string): boolean =>
  tx
    .select({ id: memberInvites.id })
    .from(memberInvites)
    .where(and(eq(memberInvites.profileId, profileId), eq(memberInvites.email, email)))
    .get() !== undefined
