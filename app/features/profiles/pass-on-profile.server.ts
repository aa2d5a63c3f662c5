import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '~/db/client.server'
import { companyProfiles, profileMembers, users } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { type By, emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { idField } from '~/features/form-input/fields.server'
import { canDeleteProfile } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { membersOf } from './list-members.server'
import { companiesFull, hasRoomForCompany } from './owned-companies.server'
import { visibleProfile } from './profile-access.server'

export const passOnSchema = z.object({ member: idField() })

/** Those whom a company profile can be passed on to. @throws DomainError `not-found`, 403 */
export function possibleHeirs(actor: Actor, profileId: string, from: Reader = db) {
  const profile = visibleProfile(from, actor, profileId)
  if (!canDeleteProfile(actor, profile)) throw forbidden()
  return { name: profile.name, ownerId: profile.ownerId, members: membersOf(from, profileId) }
}

/**
 * Makes a member the owner of a company profile. The previous owner stays as a member with all rights.
 *
 * @throws DomainError `not-found`, 403; `no-member` (409), `heir-full` (422) beside `member`
 */
export function passOnProfile(
  actor: Actor,
  { profileId, memberId }: { profileId: string; memberId: string },
): void {
  transaction((tx) => {
    const { name, ownerId, members } = possibleHeirs(actor, profileId, tx)
    // A member whose account is closed is listed no more: the profile would go with the rest of them.
    const heir = members.find(({ id }) => id === memberId)
    if (!heir) throw new DomainError('no-member', 409, { field: 'member' })
    if (!hasRoomForCompany(heir.id, tx)) throw companiesFull('heir-full', 'member')
    const all = { edit: true, work: true, logins: true }
    tx.insert(profileMembers)
      .values({ profileId, userId: ownerId, ...all, createdAt: Date.now() })
      .run()
    giveTo(tx, actor, { profile: { id: profileId, name, ownerId }, to: memberId })
  })
}

/** A member is its owner from now on, in the transaction of whatever is the reason. */
export function giveTo(
  tx: Tx,
  by: By,
  { profile, to }: { profile: { id: string; name: string; ownerId: string }; to: string },
): void {
  const { id: profileId, name, ownerId: from } = profile
  tx.delete(profileMembers)
    .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.userId, to)))
    .run()
  tx.update(companyProfiles)
    .set({ ownerId: to, updatedAt: Date.now() })
    .where(eq(companyProfiles.id, profileId))
    .run()
  const isGiver = typeof by === 'object' && 'id' in by && by.id === from
  const former = isGiver && tx.select().from(users).where(eq(users.id, from)).get()
  emit(tx, by, profileEvents.passedOn, {
    subjectId: profileId,
    name,
    giver: former ? { name: former.fullName, email: former.email } : null,
    cause: `${profileId} ${newId()}`,
    details: { owner: [from, to] },
  })
}
