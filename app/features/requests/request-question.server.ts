import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestFollowers, requests } from '~/db/schema'
import { ownRequests } from '~/features/request-base/request-access.server'
import { foundIn, ofClient } from '~/features/work/search-work.server'
import { canSeeAllRequests } from '~/permissions/requests'
import { isStaff, type Member, type Priority } from '~/permissions/vocabulary'
import { hasOneStatus, type RequestList } from '~/work/request-lists'
import { type RequestStatus, requestStatuses, restingStatuses } from '~/work/statuses'
import type { WorkSort, WorkTab } from '~/work/work-lists'

/** What a list of requests is narrowed to. */
export type RequestQuestion = {
  list: RequestList
  tab?: WorkTab | null
  search?: string
  types?: readonly string[]
  priorities?: readonly Priority[]
  statuses?: readonly RequestStatus[]
  /** An id; `me`, or `none` for what nobody works on. */
  assignee?: string
  /** Part of the name of a client or their company. */
  client?: string
  /** Due at this moment or later, in milliseconds. */
  from?: number | null
  /** Due before this moment. */
  until?: number | null
  overdue?: boolean
  sort?: WorkSort | ''
}

const searched = { table: requests, index: 'requests_search' }

/** The requests of a list as somebody sees it. Words, not parameters: only so they find their index. */
export const requestsOf = (actor: Member, question: RequestQuestion): SQL | undefined =>
  and(
    withinOf(actor, question),
    foundIn(searched, question.search, scopeOf(actor) !== undefined),
    question.client ? ofClient(requests, question.client) : undefined,
    kindOf(question),
  )

/** The part of a question that says where to look: who looks, in which list, whose, due when. */
export const withinOf = (actor: Member, question: RequestQuestion): SQL | undefined => {
  const { from, until } = question
  const statuses = statusesOf(actor, question.list)
  return and(
    scopeOf(actor, statuses),
    ofList(actor, question),
    ofTab(actor, question.tab, statuses),
    assignedTo(actor, question.assignee, statuses),
    from ? gte(requests.dueAt, from) : undefined,
    until ? lt(requests.dueAt, until) : undefined,
    question.overdue ? isLate() : undefined,
  )
}

/** The part that is seen in the row itself: of which type, priority and status. */
export const kindOf = ({ types = [], priorities = [], statuses = [] }: RequestQuestion) =>
  and(
    types.length ? inArray(requests.typeId, [...types]) : undefined,
    priorities.length ? inArray(requests.priority, [...priorities]) : undefined,
    statuses.length ? inArray(requests.status, [...statuses]) : undefined,
  )

/**
 * The requests that somebody finds in lists at all, see `canListRequest`; undefined for all.
 *
 * @param statuses those of the list: of somebody's years of work only these are read
 */
export function scopeOf(actor: Member, statuses: readonly RequestStatus[] = requestStatuses) {
  if (!isStaff(actor)) return ownRequests(actor)
  if (canSeeAllRequests(actor)) return undefined
  return or(worksOn(actor.id, statuses), followedBy(actor))
}

const worksOn = (id: string, statuses: readonly RequestStatus[]) =>
  and(eq(requests.assigneeId, id), inArray(requests.status, [...statuses]))

/** Words, not parameters: only so an index is found whose rows are these. */
const resting = sql.raw(restingStatuses.map((status) => `'${status}'`).join(', '))
const active = sql`${requests.status} not in (${resting})`

const followedBy = (actor: Member) =>
  inArray(
    requests.id,
    db
      .select({ id: requestFollowers.requestId })
      .from(requestFollowers)
      .where(eq(requestFollowers.userId, actor.id)),
  )

/**
 * The statuses of a list. Where people, companies or a search say which few rows there are, the status
 * is not to lead (`+`): a million completed ones would be looked through for somebody's ten.
 */
function ofList(actor: Member, { list, search, client }: RequestQuestion): SQL {
  const few = scopeOf(actor) !== undefined || Boolean(search) || Boolean(client)
  const status = few ? sql`+${requests.status}` : sql`${requests.status}`
  // What waits for its client is open to them.
  if (list === 'open' && !isStaff(actor)) return sql`${status} <> 'completed'`
  if (list === 'open') return sql`${status} not in (${resting})`
  if (list === 'assigned') {
    return sql`${requests.assigneeId} is not null and ${status} <> 'completed'`
  }
  if (list === 'delivered') {
    return sql`${requests.deliveredAt} is not null and ${status} <> 'completed'`
  }
  return sql`${status} = ${list.replace('-', '_')}`
}

/** The statuses that a list can have. */
function statusesOf(actor: Member, list: RequestList): RequestStatus[] {
  if (hasOneStatus(list)) return [list.replace('-', '_') as RequestStatus]
  const done: readonly RequestStatus[] =
    list === 'open' && isStaff(actor) ? restingStatuses : ['completed']
  return requestStatuses.filter((status) => !done.includes(status))
}

function ofTab(
  actor: Member,
  tab: WorkTab | null | undefined,
  statuses: readonly RequestStatus[],
): SQL | undefined {
  if (tab === 'unassigned') return isNull(requests.assigneeId)
  if (tab === 'mine') return worksOn(actor.id, statuses)
  if (tab === 'following') return followedBy(actor)
  return tab === 'overdue' ? isLate() : undefined
}

/** As `isOverdue` has it. */
const isLate = () =>
  and(
    active,
    lte(requests.dueAt, Date.now()),
    sql`(${requests.status} <> 'paused' or ${requests.dueAt} <= ${requests.pausedAt})`,
  )

function assignedTo(
  actor: Member,
  assignee: string | undefined,
  statuses: readonly RequestStatus[],
): SQL | undefined {
  if (!assignee) return undefined
  if (assignee === 'none') return isNull(requests.assigneeId)
  return worksOn(assignee === 'me' ? actor.id : assignee, statuses)
}
