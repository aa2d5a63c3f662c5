import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { peopleNames } from '~/features/work-items/find-names.server'
import { mostCounted } from '~/messages/format'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { dueOf } from '~/shared/due'

/** The requests made for a company that somebody may open, as `canSeeWork` has it. */
const ofCompany = (actor: Member, profileId: string) =>
  and(eq(requests.companyProfileId, profileId), isStaff(actor) ? undefined : ownRequests(actor))

/** One page of the requests that were made for a company, the newest first. */
export function requestsOfCompany(actor: Member, profileId: string, place: PageStart) {
  const { rows, ...ways } = readPage({
    select: db.select().from(requests).$dynamic(),
    where: ofCompany(actor, profileId),
    sort: newestFirst(requests.createdAt, requests.id),
    place,
  })
  const people = peopleNames(rows.map(({ userId }) => userId))
  const zone = readSettings().officeZone
  const now = Date.now()
  return {
    requests: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      status: row.status,
      typeName: row.typeName,
      createdAt: row.createdAt,
      due: dueOf(row, now, zone),
      dueAt: row.dueAt,
      client: people.get(row.userId) ?? null,
    })),
    ...ways,
  }
}

export type CompanyRequest = ReturnType<typeof requestsOfCompany>['requests'][number]

/** How many there are, counted up to `mostCounted` and one more. */
export function countRequestsOfCompany(actor: Member, profileId: string): number {
  const { n } = db.get<{ n: number }>(sql`select count(*) as n from (select 1 from ${requests}
    where ${ofCompany(actor, profileId)} limit ${mostCounted + 1})`)
  return n
}
