import { and, eq, exists, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { counters, requestStates, requests } from '~/db/schema'
import { urgencyOf } from '~/db/schema/columns'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { namedWork } from '~/features/work-items/named-work.server'
import { foundIn, looksOf, ofClient } from '~/features/work-items/search-work.server'
import { workSort } from '~/features/work-items/sort-work.server'
import { canSeeAllRequests } from '~/permissions/requests'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { type RequestStatus, requestStatuses } from '~/shared/request-statuses'
import {
  followedBy,
  isAnswered,
  ofItsDates,
  ofTypes,
  resting,
  searchedRequests,
  statusesOf,
} from './request-conditions.server'
import { firstOrder, type RequestQuestion } from './request-question'

const then = requestStates

/** A question about a moment that is past. */
type PastQuestion = RequestQuestion & { at: number }

const columns = {
  id: requests.id,
  number: requests.number,
  title: requests.title,
  status: then.status,
  priority: then.priority,
  urgency: urgencyOf(then.priority),
  typeName: requests.typeName,
  userId: requests.userId,
  companyProfileId: requests.companyProfileId,
  assigneeId: then.assigneeId,
  dueAt: then.dueAt,
  pausedAt: then.pausedAt,
  createdAt: requests.createdAt,
  deliveredAt: requests.deliveredAt,
  /** That state had begun with the change before it. */
  updatedAt: then.since,
  version: requests.version,
}

/** One page of a list as it was at a moment, with the people of that time. */
export function listPast(
  actor: Member,
  question: PastQuestion & { place?: PageStart; size: number },
) {
  const { place = null, size, at } = question
  const { rows, ...ways } = readPage({
    select: db
      .select(columns)
      .from(then)
      .innerJoin(requests, eq(requests.id, then.requestId))
      .$dynamic(),
    where: pastOf(actor, question),
    sort: workSort(columns, question.sort || firstOrder(question)),
    place,
    size,
  })
  return { requests: namedWork(rows, at), ...ways }
}

/** How many there were, counted up to a number and one more. */
export const pastCount = (actor: Member, question: PastQuestion, most: number): SQL =>
  sql`(select count(*) from (select 1 from ${then} join ${requests}
    on ${requests.id} = ${then.requestId} where ${pastOf(actor, question)} limit ${most + 1}))`

/**
 * Lists the states that lasted at a moment, of the requests of a list as somebody sees it: the status,
 * assignee, priority and due date of then. Followers, text, last answer and last delivery are those of
 * today.
 */
function pastOf(actor: Member, question: PastQuestion): SQL | undefined {
  const { at, list, dueFrom, dueUntil, assignee, priorities = [], statuses = [] } = question
  return and(
    lastingAt(at, statusesOf(actor, list)),
    scopeAt(actor),
    list === 'assigned' ? sql`${then.assigneeId} is not null` : undefined,
    list === 'delivered' ? deliveredBy(at) : undefined,
    whereTabAt(actor, question),
    assignee === 'none' ? isNull(then.assigneeId) : undefined,
    assignee && assignee !== 'none'
      ? eq(then.assigneeId, assignee === 'me' ? actor.id : assignee)
      : undefined,
    dueFrom ? gte(then.dueAt, dueFrom) : undefined,
    dueUntil ? lt(then.dueAt, dueUntil) : undefined,
    question.overdue ? wasOverdueAt(at) : undefined,
    question.answered && isStaff(actor) ? isAnswered : undefined,
    ofItsDates(question),
    ofTypes(question.types ?? []),
    priorities.length > 0 ? inArray(then.priority, [...priorities]) : undefined,
    statuses.length > 0 ? inArray(then.status, [...statuses]) : undefined,
    question.client ? ofClient(requests, question.client, scopeAt(actor) !== undefined) : undefined,
    foundIn(searchedRequests, question.search, looksOf(actor, scopeAt(actor))),
  )
}

const hour = 3_600_000

/** How long a state of each reach lasted at most, in milliseconds; see the table. */
const reaches = [hour, 24 * hour, 7 * 24 * hour, 28 * 24 * hour, 365 * 24 * hour]

/**
 * Those that lasted at a moment. What ended is looked for among what began not longer before than states
 * of its reach last, so that years of changes are not read.
 */
function lastingAt(at: number, statuses: readonly RequestStatus[]): SQL | undefined {
  const all = statuses.length === requestStatuses.length
  const ended = [...reaches, Number.POSITIVE_INFINITY].map((most, reach) =>
    and(
      eq(then.reach, reach),
      lte(then.since, at),
      Number.isFinite(most) ? gt(then.since, at - most) : undefined,
      gt(then.until, at),
    ),
  )
  return and(
    or(and(isNull(then.until), inArray(then.status, [...statuses]), lte(then.since, at)), ...ended),
    all ? undefined : inArray(then.status, [...statuses]),
  )
}

function scopeAt(actor: Member): SQL | undefined {
  if (!isStaff(actor)) return ownRequests(actor)
  if (canSeeAllRequests(actor)) return undefined
  return or(eq(then.assigneeId, actor.id), followedBy(actor))
}

function whereTabAt(actor: Member, { tab, at }: PastQuestion): SQL | undefined {
  if (tab === 'unassigned') return isNull(then.assigneeId)
  if (tab === 'mine') return eq(then.assigneeId, actor.id)
  if (tab === 'following') return followedBy(actor)
  return tab === 'overdue' ? wasOverdueAt(at) : undefined
}

/** As `isOverdue` has it. */
const wasOverdueAt = (at: number) =>
  and(
    sql`${then.status} not in (${resting})`,
    lte(then.dueAt, at),
    sql`(${then.status} <> 'paused' or ${then.dueAt} <= ${then.pausedAt})`,
  )

/** Delivered once by then. */
const deliveredBy = (at: number) =>
  exists(
    db
      .select({ n: sql`1` })
      .from(sql`request_states as earlier`)
      .where(
        sql`earlier.request_id = ${requests.id} and earlier.status = 'pending_review' and earlier.since <= ${at}`,
      ),
  )

/**
 * Time since which people, priorities and due dates of the past are exact: earlier ones are shown as they
 * were on the day this installation began to record them. Null when that is before its first request.
 */
export const pastSince = (): number | null =>
  db.select().from(counters).where(eq(counters.name, 'request_states_since')).get()?.value ?? null
