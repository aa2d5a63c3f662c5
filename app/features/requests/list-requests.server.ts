import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { companiesIn, peopleIn } from '~/features/work/names-of.server'
import { workSort } from '~/features/work/sort-work.server'
import type { Member } from '~/permissions/vocabulary'
import { dueOf } from '~/work/due'
import { type RequestQuestion, requestsOf } from './request-question.server'

const pageSize = 15

const columns = {
  id: requests.id,
  number: requests.number,
  title: requests.title,
  status: requests.status,
  priority: requests.priority,
  urgency: requests.urgency,
  typeName: requests.typeName,
  userId: requests.userId,
  companyProfileId: requests.companyProfileId,
  assigneeId: requests.assigneeId,
  dueAt: requests.dueAt,
  pausedAt: requests.pausedAt,
  createdAt: requests.createdAt,
  updatedAt: requests.updatedAt,
  version: requests.version,
}

/** One page of a list of requests as somebody sees it, with the names of the people. */
export function listRequests(
  actor: Member,
  question: RequestQuestion & { place?: Place; size?: number },
) {
  const { place, size = pageSize } = question
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(requests).$dynamic(),
    where: requestsOf(actor, question),
    sort: workSort(requests, question.sort || 'due'),
    place,
    size,
  })
  const people = peopleIn(rows.flatMap((row) => [row.userId ?? [], row.assigneeId ?? []].flat()))
  const companies = companiesIn(rows.flatMap(({ companyProfileId }) => companyProfileId ?? []))
  const now = Date.now()
  const zone = readSettings().officeZone
  return {
    requests: rows.map(
      ({ userId, companyProfileId, assigneeId, urgency: _, pausedAt, ...row }) => ({
        ...row,
        due: dueOf({ ...row, pausedAt }, now, zone),
        client: people.get(userId ?? '') ?? null,
        company: companies.get(companyProfileId ?? '') ?? null,
        assignee: people.get(assigneeId ?? '') ?? null,
      }),
    ),
    ...ways,
  }
}

export type ListedRequest = ReturnType<typeof listRequests>['requests'][number]
