import { and, eq, inArray } from 'drizzle-orm'
import { companyProfiles, profileMembers, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { isStaff } from '~/permissions/vocabulary'

/** The ids of who takes part in a piece of work. */
export type WorkPeople = { clients: string[]; staff: string[] }

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
 * Who takes part in a piece of work: `clients`, its client and who sees the work of its company; `staff`,
 * its assignee and who follows it. Somebody who is no staff any more is none of `staff`.
 */
export function peopleOfWork(
  from: Reader,
  work: { userId: string | null; assigneeId: string | null; companyProfileId: string | null },
  followers: readonly string[],
): WorkPeople {
  const working = [work.assigneeId ?? [], ...followers].flat()
  const staff = from
    .select()
    .from(users)
    .where(inArray(users.id, working))
    .all()
    .filter((person) => isStaff({ kind: 'member', ...person }))
  const clients = [work.userId ?? [], ...companyWorkViewers(from, work.companyProfileId)].flat()
  return { clients: [...new Set(clients)], staff: staff.map(({ id }) => id) }
}
