import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, fileUses, profileMembers, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import { byCompany, byName } from '~/features/lists/name-search.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { contains, matches } from '~/features/lists/search.server'
import { openProfiles } from '~/features/profile-base/scope.server'
import { mostCounted } from '~/messages/format'
import { isStaff, type Member } from '~/permissions/vocabulary'

const columns = {
  id: companyProfiles.id,
  name: companyProfiles.name,
  ownerId: companyProfiles.ownerId,
  brandColors: companyProfiles.brandColors,
  createdAt: companyProfiles.createdAt,
  updatedAt: companyProfiles.updatedAt,
}

/** One page of the company profiles that somebody may open, the newest first. */
export function listProfiles(
  actor: Member,
  { search, place }: { search: string; place?: PageStart },
) {
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(companyProfiles).$dynamic(),
    where: found(actor, search),
    sort: newestFirst(companyProfiles.createdAt, companyProfiles.id),
    place,
  })
  const ids = rows.map(({ id }) => id)
  const owners = ownersOf(rows.map(({ ownerId }) => ownerId))
  const members = membersIn(ids)
  const logos = newestLogos(ids)
  return {
    profiles: rows.map(({ ownerId, ...row }) => ({
      ...row,
      own: ownerId === actor.id,
      owner: owners.get(ownerId) ?? null,
      /** With its owner. */
      members: 1 + (members.get(row.id) ?? 0),
      logo: logos.get(row.id) ?? null,
    })),
    ...ways,
  }
}

export type ListedProfile = ReturnType<typeof listProfiles>['profiles'][number]

/** How many there are, counted up to `mostCounted` and one more. */
export function countProfiles(actor: Member, search: string): number {
  const which = found(actor, search) ?? sql`true`
  const { n } = db.get<{
    n: number
  }>(sql`select count(*) as n from (select 1 from ${companyProfiles}
    where ${which} limit ${mostCounted + 1})`)
  return n
}

/** Part of its name, or of its owner's: among all of them along the indexes, of one's own few each is read. */
function found(actor: Member, search: string) {
  if (!search) return openProfiles(actor)
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(
      isStaff(actor)
        ? matches(search, byName)
        : and(eq(users.id, companyProfiles.ownerId), contains(users.fullName, search)),
    )
  const named = isStaff(actor) ? matches(search, byCompany) : contains(companyProfiles.name, search)
  return and(openProfiles(actor), or(named, inArray(companyProfiles.ownerId, people)))
}

function ownersOf(ids: string[]) {
  const rows = db
    .select({ id: users.id, name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(inArray(users.id, ids))
    .all()
  return new Map(rows.map((row) => [row.id, row]))
}

function membersIn(ids: string[]): Map<string, number> {
  const rows = db
    .select({ id: profileMembers.profileId, n: sql<number>`count(*)` })
    .from(profileMembers)
    .where(inArray(profileMembers.profileId, ids))
    .groupBy(profileMembers.profileId)
    .all()
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The newest logo of each, as the id of its file. */
function newestLogos(ids: string[]): Map<string, string> {
  const rows = db
    .select({ id: fileUses.id, profileId: fileUses.profileId })
    .from(fileUses)
    .where(and(inArray(fileUses.profileId, ids), eq(fileUses.field, 'logo')))
    .orderBy(fileUses.createdAt, fileUses.id)
    .all()
  return new Map(rows.map(({ id, profileId }) => [profileId ?? '', id]))
}
