import { and, eq, inArray } from 'drizzle-orm'
import { companyProfiles, profileMembers, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { whoAssigns } from '~/features/user-access/who-assigns.server'
import { isStaff } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'

/**
 * Ids of the participants in a work item. `studio`: who hears of what needs somebody of the studio:
 * the same as `staff`, or those who may assign it while that is nobody but its client.
 */
export type Participants = { clients: string[]; staff: string[]; studio: string[] }

/** The ids of a company profile's people who see its work: its owner, and the members who may. */
export function companyWorkViewers(from: Reader, profileId: string | null): string[] {
  if (profileId === null) return []
  const owner = from
    .select({ id: companyProfiles.ownerId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, profileId))
    .get()
  const members = from
    .select({ id: profileMembers.userId })
    .from(profileMembers)
    .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.work, true)))
    .all()
  return [...new Set([owner, ...members].flatMap((person) => person?.id ?? []))]
}

/**
 * Participants of a work item: `clients`, its client and the people who see the work of its company;
 * `staff`, its assignee and followers. People who have left staff are not in `staff`.
 */
export function participantsOfWork(
  from: Reader,
  kind: WorkKind,
  work: { userId: string | null; assigneeId: string | null; companyProfileId: string | null },
  followers: readonly string[],
): Participants {
  const working = [work.assigneeId ?? [], ...followers].flat()
  const staff = from
    .select()
    .from(users)
    .where(inArray(users.id, working))
    .all()
    .filter((person) => isStaff({ kind: 'member', ...person }))
    .map(({ id }) => id)
  const { userId, assigneeId } = work
  const isLookedAfter = staff.some((id) => id !== userId || id === assigneeId)
  const assigners = isLookedAfter ? [] : whoAssigns(from, kind, userId).map(({ id }) => id)
  const clients = [work.userId ?? [], ...companyWorkViewers(from, work.companyProfileId)].flat()
  return { clients: [...new Set(clients)], staff, studio: isLookedAfter ? staff : assigners }
}
