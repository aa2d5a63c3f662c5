import { eq } from 'drizzle-orm'
import { companyProfiles, profileMembers } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'
import { isMember, participantsOf } from './profile-access.server'

/**
 * Makes somebody a member of the company profile they were invited to, unless they belong to it.
 *
 * @param code of the link of its mail; needed while their email is not proven
 * @returns the profile's id
 * @throws as `ownInvite`
 */
export function acceptMemberInvite(
  actor: Member,
  inviteId: string,
  code = '',
  idempotencyKey?: IdempotencyKey,
): string {
  // A person who was removed since does not become a member by an old form.
  const sending = whileValid<string>(idempotencyKey, (from, profileId) =>
    belongsTo(from, profileId, actor.id),
  )
  return transaction((tx) => idempotent(tx, sending, () => accept(tx, actor, inviteId, code)))
}

function accept(tx: Tx, actor: Member, inviteId: string, code: string): string {
  const { id, profileId, ownerId } = ownInvite(tx, actor, inviteId, code)
  removeInvite(tx, id)
  if (ownerId === actor.id || isMember(tx, profileId, actor.id)) {
    emit(tx, actor, profileEvents.invitedInVain, { subjectId: profileId, person: actor.id })
    return profileId
  }
  tx.insert(profileMembers).values({ profileId, userId: actor.id, createdAt: Date.now() }).run()
  const people = participantsOf(tx, { id: profileId, ownerId })
  emit(tx, actor, profileEvents.joined, {
    subjectId: profileId,
    people,
    details: { member: actor.id },
  })
  return profileId
}

function belongsTo(from: Reader, profileId: string, userId: string): boolean {
  const profile = from
    .select({ ownerId: companyProfiles.ownerId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, profileId))
    .get()
  return profile?.ownerId === userId || isMember(from, profileId, userId)
}
