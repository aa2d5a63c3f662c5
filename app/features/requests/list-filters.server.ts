import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { urgencies } from '~/db/schema/columns'
import { priorities } from '~/permissions/vocabulary'
import { requestsHaveOneStatus } from '~/shared/request-lists'
import type { RequestStatus } from '~/shared/request-statuses'
import { inRow, ofTypes } from './request-conditions.server'
import { firstOrder, type RequestQuestion } from './request-question'

/** Rows few enough to read all of them, whatever the list is sorted by. */
const mostFew = 1000

/**
 * The types, priorities and statuses that a question about everybody's requests asks for. A few that
 * have all of it are found by that (`requests_kind`): among a million others they would be looked for in
 * vain. Many are soon met where they are looked for in the order of the list. Which of the two it is says
 * a query that counts them, up to `mostFew`.
 *
 * @param statuses those that the list can have
 * @returns `statusLeads`: as `withinOf` asks it
 */
export function listFilters(question: RequestQuestion, statuses: readonly RequestStatus[]) {
  const traits = inRow(question)
  if (!traits) return { which: undefined, statusLeads: true }
  const found = ofTraits(question, statuses)
  const { n } = db.get<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${requests} where ${found} limit ${mostFew + 1})`,
  )
  return n > mostFew
    ? { which: alongList(question, traits), statusLeads: true }
    : { which: inArray(requests.rowNumber, rowsOf(found)), statusLeads: false }
}

const rowsOf = (which: SQL | undefined) =>
  db.select({ row: requests.rowNumber }).from(requests).where(which)

/** All that the index `requests_kind` knows of a request: its status, priority and type. */
function ofTraits(question: RequestQuestion, statuses: readonly RequestStatus[]): SQL | undefined {
  const { types = [], priorities: asked = [], statuses: only = [] } = question
  const open = only.length > 0 ? statuses.filter((status) => only.includes(status)) : statuses
  return and(
    inArray(requests.status, [...open]),
    inArray(requests.priority, [...(asked.length > 0 ? asked : priorities)]),
    ofTypes(types),
  )
}

/** One priority has indexes by due dates, and of all requests by their age. */
function alongList(question: RequestQuestion, traits: SQL): SQL | undefined {
  const { list, tab, priorities: asked = [], assignee } = question
  const [one, another] = asked
  const sorts = list === 'all' ? /^-?(due|priority|created)$/ : /^-?(due|priority)$/
  const along = sorts.test(question.sort || firstOrder(question))
  const whole = (!tab || tab === 'all') && !assignee
  const indexed = list === 'open' || list === 'all' || requestsHaveOneStatus(list)
  if (!one || another || !along || !whole || !indexed) return traits
  return and(inRow({ ...question, priorities: [] }), eq(requests.urgency, urgencies[one]))
}
