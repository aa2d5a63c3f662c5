import { and, eq } from 'drizzle-orm'
import { memberInvites, type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import { once, type Submission } from '~/features/form-input/submission.server'
import { canInviteMembers } from '~/permissions/profiles'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { isMember, visibleProfile } from './find-profile.server'
import { inviteCode } from './invite-link.server'

/**
 * Invites somebody to the members of a company profile, who may have no account yet. They find the
 * invitation among their notifications, and a mail tells them unless they want none.
 *
 * @param input `email`: trimmed and lower case
 * @throws Fault `not-found`, 403; `member-already`, `member-invited` (409) beside `email`
 */
export function inviteMember(
  actor: Member,
  input: { profileId: string; email: string; submission?: Submission | undefined },
): void {
  const { profileId, email } = input
  transaction((tx) => {
    const profile = visibleProfile(tx, actor, profileId)
    if (!canInviteMembers(actor, profile)) throw forbidden()
    once(tx, input.submission, () => {
      const person = tx.select().from(users).where(eq(users.email, email)).get()
      if (person && (person.id === profile.ownerId || isMember(tx, profileId, person.id))) {
        throw new Fault('member-already', 409, { field: 'email' })
      }
      if (isInvited(tx, profileId, email)) {
        throw new Fault('member-invited', 409, { field: 'email' })
      }
      const at = { senderId: actor.id, createdAt: Date.now() }
      const id = newId()
      tx.insert(memberInvites)
        .values({ id, profileId, email, ...at })
        .run()
      const { name } = profile
      const code = inviteCode({ id, email })
      const facts = { of: profileId, name, code, details: { email } }
      happen(tx, actor, profileEvents.invited, { ...facts, person: proven(person) })
    })
  })
}

/** Who has the email as their own; of an account that only says so nobody is told. */
const proven = (person: User | undefined) =>
  person && person.emailVerifiedAt !== null ? { id: person.id } : undefined

const isInvited = (tx: Tx, profileId: string, email: string): boolean =>
  tx
    .select({ id: memberInvites.id })
    .from(memberInvites)
    .where(and(eq(memberInvites.profileId, profileId), eq(memberInvites.email, email)))
    .get() !== undefined
