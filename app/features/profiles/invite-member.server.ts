import { and, eq, sql } from 'drizzle-orm'
import { memberInvites, profileMembers, users } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { limitInvites } from '~/features/limits/limit-invites.server'
import { provenPerson } from '~/features/user-access/proven-person.server'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { inviteCode } from './invite-link.server'
import { isMember, managedProfile } from './profile-access.server'

/**
 * Invites somebody to the members of a company profile, who may have no account yet. They find the
 * invitation in the bell, above their notifications, and a mail tells them unless they want none.
 *
 * @param input `email`: trimmed and lower case
 * @throws DomainError `not-found`, 403; `member-already`, `member-invited`, `members-full` (409) beside
 *   `email`; those of `limitInvites`
 */
export function inviteMember(
  actor: Member,
  input: { profileId: string; email: string; idempotencyKey?: IdempotencyKey | undefined },
): void {
  const { profileId, email } = input
  transaction((tx) => {
    const profile = managedProfile(tx, actor, profileId)
    // A withdrawn or refused one goes out again; a person who accepted is a member.
    const sending = whileValid(
      input.idempotencyKey,
      (from) => isInvitedAlready(from, profileId, email) || isOneOfThem(from, profile, email),
    )
    idempotent(tx, sending, () => {
      if (isOneOfThem(tx, profile, email)) {
        throw new DomainError('member-already', 409, { field: 'email' })
      }
      if (isInvitedAlready(tx, profileId, email)) {
        throw new DomainError('member-invited', 409, { field: 'email' })
      }
      if (belonging(tx, profileId) >= limits.membersOfProfile) {
        throw new DomainError('members-full', 409, {
          field: 'email',
          values: { most: limits.membersOfProfile },
        })
      }
      limitInvites(tx, actor, email)
      const at = { senderId: actor.id, createdAt: Date.now() }
      const id = newId()
      tx.insert(memberInvites)
        .values({ id, profileId, email, ...at })
        .run()
      const sent = inviteFacts(tx, profile, { id, email })
      emit(tx, actor, profileEvents.invited, { subjectId: profileId, ...sent })
    })
  })
}

/** Facts of an invitation that is sent: its company, its addressee, and the code of its link. */
export function inviteFacts(
  tx: Tx,
  { name }: { name: string },
  { id, email }: { id: string; email: string },
) {
  const person = provenPerson(tx, email)
  return { name, person, invite: id, code: inviteCode({ id, email }), details: { email } }
}

/** How many are members or invited. */
const belonging = (tx: Tx, profileId: string): number =>
  tx.get<{ n: number }>(sql`select
    (select count(*) from ${profileMembers} where ${profileMembers.profileId} = ${profileId})
      + (select count(*) from ${memberInvites} where ${memberInvites.profileId} = ${profileId}) as n`)
    .n

/** Whether this email is of the owner of a profile or of a member. */
function isOneOfThem(
  from: Reader,
  { id, ownerId }: { id: string; ownerId: string },
  email: string,
): boolean {
  const person = from.select({ id: users.id }).from(users).where(eq(users.email, email)).get()
  return person !== undefined && (person.id === ownerId || isMember(from, id, person.id))
}

const isInvitedAlready = (from: Reader, profileId: string, email: string): boolean =>
  from
    .select({ id: memberInvites.id })
    .from(memberInvites)
    .where(and(eq(memberInvites.profileId, profileId), eq(memberInvites.email, email)))
    .get() !== undefined
