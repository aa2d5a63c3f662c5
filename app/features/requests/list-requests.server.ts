import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { namedWork } from '~/features/work-items/named-work.server'
import { workSort } from '~/features/work-items/sort-work.server'
import { unreadRows } from '~/features/work-items/unread-rows.server'
import type { Member } from '~/permissions/vocabulary'
import { listPast } from './list-past.server'
import { firstOrder, type RequestQuestion } from './request-question'
import { whereRequests } from './where-requests.server'

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
  deliveredAt: requests.deliveredAt,
  updatedAt: requests.updatedAt,
  version: requests.version,
  conversationId: requests.conversationId,
}

/** One page of a list of requests as somebody sees it, with the names of the people. */
export function listRequests(
  actor: Member,
  question: RequestQuestion & { place?: PageStart; size?: number },
) {
  const { place, size = pageSize } = question
  if (question.at) return listPast(actor, { ...question, at: question.at, size })
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(requests).$dynamic(),
    where: whereRequests(actor, question),
    sort: workSort(columns, question.sort || firstOrder(question)),
    place,
    size,
  })
  // A file of the list says nothing of what its reader has read.
  const news = unreadRows(actor, question.size ? [] : rows.map((row) => row.conversationId))
  const listed = namedWork(rows).map(({ conversationId, ...row }) => ({
    ...row,
    news: news.has(conversationId),
  }))
  return { requests: listed, ...ways }
}

export type ListedRequest = ReturnType<typeof listRequests>['requests'][number]
