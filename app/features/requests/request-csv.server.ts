import { writeCsv } from '~/features/work-items/write-csv.server'
import { requestColumns } from '~/messages/requests'
import { displayName } from '~/messages/users'
import { priorityNames, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { type ListedRequest, listRequests } from './list-requests.server'
import type { RequestQuestion } from './request-question'

/** A list of requests as lines of a CSV file, see `writeCsv`. */
export const requestCsv = (actor: Member, question: RequestQuestion): Generator<string> =>
  writeCsv(
    Object.values(requestColumns),
    (place, size) => {
      const { requests: rows, next } = listRequests(actor, { ...question, place, size })
      return { rows, next }
    },
    cellsOf,
  )

const cellsOf = (request: ListedRequest) => [
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
]
