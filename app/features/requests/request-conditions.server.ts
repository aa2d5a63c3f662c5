import { and, type Column, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestFollowers, requests } from '~/db/schema'
import { literals } from '~/db/schema/columns'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { canSeeAllRequests } from '~/permissions/requests'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { type RequestList, statusOfList } from '~/shared/request-lists'
import { type RequestStatus, requestStatuses, restingStatuses } from '~/shared/request-statuses'
import type { WorkTab } from '~/shared/work-lists'
import { firstOrder, type RequestQuestion, type Span } from './request-question'

export const searchedRequests = { table: requests, index: 'requests' } as const

/**
 * Part of a question that an index can use: the viewer, the list, its owner, its dates.
 *
 * @param statusLeads whether rows may be found by their status, by people who see all requests
 */
export function withinOf(
  actor: Member,
  question: RequestQuestion,
  statusLeads: boolean,
): SQL | undefined {
  const { dueFrom, dueUntil } = question
  const answered = question.answered && isStaff(actor)
  const statuses = statusesOf(actor, question.list)
  return and(
    scopeOf(actor, statuses),
    ofList(actor, question.list, statusLeads && !answered && scopeOf(actor) === undefined),
    whereTab(actor, question.tab, statuses),
    assignedTo(actor, question.assignee, statuses),
    dueFrom ? gte(requests.dueAt, dueFrom) : undefined,
    dueUntil ? lt(requests.dueAt, dueUntil) : undefined,
    question.overdue ? isOverdueNow() : undefined,
    answered ? whichAreAnswered(question) : undefined,
    ofItsDates(question),
  )
}

/** The days of its creation and of its last delivery, and whether that was late. */
export const ofItsDates = (question: RequestQuestion): SQL | undefined =>
  and(
    within(requests.createdAt, question.created),
    within(requests.deliveredAt, question.delivered),
    question.deliveredLate ? sql`${requests.deliveredAt} > ${requests.dueAt}` : undefined,
  )

const within = (column: Column, span: Span | undefined) =>
  and(
    span?.from == null ? undefined : gte(column, span.from),
    span?.until == null ? undefined : lt(column, span.until),
  )

/** Part of a question that is checked in the row itself: type, priority and status. */
export const inRow = ({ types = [], priorities = [], statuses = [] }: RequestQuestion) =>
  and(
    ofTypes(types),
    priorities.length ? inArray(requests.priority, [...priorities]) : undefined,
    statuses.length ? inArray(requests.status, [...statuses]) : undefined,
  )

/** Condition for these types; `none` is a type that was deleted. */
export const ofTypes = (types: readonly string[]): SQL | undefined =>
  types.length === 0
    ? undefined
    : or(
        inArray(requests.typeId, [...types]),
        types.includes('none') ? isNull(requests.typeId) : undefined,
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
export const resting = sql.raw(literals(restingStatuses))
const active = sql`${requests.status} not in (${resting})`

export const followedBy = (actor: Member) =>
  inArray(
    requests.id,
    db
      .select({ id: requestFollowers.requestId })
      .from(requestFollowers)
      .where(eq(requestFollowers.userId, actor.id)),
  )

/**
 * Condition for the statuses of a list. The status does not lead (`+`) when visibility, a search, a client
 * or rare traits say which few rows there are: a million completed ones would be looked through for
 * somebody's ten. For an assignee it leads behind their name (`worksOn`).
 */
function ofList(actor: Member, list: RequestList, statusLeads: boolean): SQL | undefined {
  if (list === 'all') return undefined
  const status = statusLeads ? sql`${requests.status}` : sql`+${requests.status}`
  // A request that waits for its client is open to them.
  if (list === 'open' && !isStaff(actor)) return sql`${status} <> 'completed'`
  if (list === 'open') return sql`${status} not in (${resting})`
  if (list === 'assigned') {
    return sql`${requests.assigneeId} is not null and ${status} <> 'completed'`
  }
  if (list === 'delivered') {
    return sql`${requests.deliveredAt} is not null and ${status} <> 'completed'`
  }
  return sql`${status} = ${statusOfList(list)}`
}

/** The statuses that a list can have. */
export function statusesOf(actor: Member, list: RequestList): RequestStatus[] {
  const one = statusOfList(list)
  if (one) return [one]
  if (list === 'all') return [...requestStatuses]
  const done: readonly RequestStatus[] =
    list === 'open' && isStaff(actor) ? restingStatuses : ['completed']
  return requestStatuses.filter((status) => !done.includes(status))
}

function whereTab(
  actor: Member,
  tab: WorkTab | null | undefined,
  statuses: readonly RequestStatus[],
): SQL | undefined {
  if (tab === 'unassigned') return isNull(requests.assigneeId)
  if (tab === 'mine') return worksOn(actor.id, statuses)
  if (tab === 'following') return followedBy(actor)
  return tab === 'overdue' ? isOverdueNow() : undefined
}

/** Word for word the condition of its index. */
export const isAnswered = sql`${requests.clientAnswered} = 1 and ${requests.status} <> 'completed'`

/** Its index has due dates: in another order all of them are read, which are few, not all of the list. */
const whichAreAnswered = (question: RequestQuestion): SQL =>
  /^-?due$/.test(question.sort || firstOrder(question))
    ? isAnswered
    : inArray(
        requests.rowNumber,
        db.select({ row: requests.rowNumber }).from(requests).where(isAnswered),
      )

/** As `isOverdue` has it. */
const isOverdueNow = () =>
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
