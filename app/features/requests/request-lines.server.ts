import { csvLine } from '~/features/lists/csv'
import type { Place } from '~/features/lists/place'
import { requestColumns } from '~/messages/requests'
import { displayName } from '~/messages/users'
import { priorityNames, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { type ListedRequest, listRequests } from './list-requests.server'
import type { RequestQuestion } from './request-question.server'

/** So many rows are read at once, and so many are given at most. */
const batch = 500
const most = 50_000

/** A list of requests as lines of a CSV file, a batch at a time: what its screen shows, all pages. */
export function* requestLines(actor: Member, question: RequestQuestion): Generator<string> {
  yield `\ufeff${csvLine(Object.values(requestColumns))}`
  let place: Place = null
  for (let given = 0; given < most; given += batch) {
    const page = listRequests(actor, { ...question, place, size: batch })
    if (page.requests.length > 0) yield page.requests.map(lineOf).join('')
    if (!page.next) return
    place = { after: page.next }
  }
}

const lineOf = (request: ListedRequest): string =>
  csvLine([
    request.number,
    request.title,
    displayName(request.client?.name),
    request.company ?? '',
    request.typeName,
    statusNames[request.status],
    priorityNames[request.priority],
    request.assignee?.name ?? '',
    new Date(request.dueAt).toISOString(),
    new Date(request.createdAt).toISOString(),
  ])
