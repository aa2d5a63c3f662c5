import { and, eq } from 'drizzle-orm'
import { profileMembers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type MemberRight, memberRights } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { membersOf, rightsVersion } from './list-members.server'
import { managedProfile } from './profile-access.server'

/** Ids of the members who have each right. */
type RightsGiven = Record<MemberRight, readonly string[]>

/**
 * Says what every member of a company profile may.
 *
 * @param version the `rightsVersion` that the form was made from
 * @throws DomainError `not-found`, 403; `stale` (409)
 */
export function setRights(
  actor: Actor,
  { profileId, version, given }: { profileId: string; version: number; given: RightsGiven },
): void {
  transaction((tx) => {
    managedProfile(tx, actor, profileId)
    const members = membersOf(tx, profileId)
    expectVersion({ version: rightsVersion(members) }, version, { members })
    for (const member of members) {
      const rights = {
        edit: given.edit.includes(member.id),
        work: given.work.includes(member.id),
        logins: given.logins.includes(member.id),
      }
      if (memberRights.every((right) => rights[right] === member[right])) continue
      tx.update(profileMembers)
        .set(rights)
        .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.userId, member.id)))
        .run()
      const { edit, work, logins } = member
      const details = { member: member.id, ...changes({ edit, work, logins }, rights) }
      emit(tx, actor, profileEvents.rightsChanged, {
        subjectId: profileId,
        person: member.id,
        details,
      })
    }
  })
}
