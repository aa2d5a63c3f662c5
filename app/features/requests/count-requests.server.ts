import { type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { capped, mostCounted } from '~/messages/format'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { type RequestList, requestListNames, requestLists } from '~/work/request-lists'
import { kindOf, type RequestQuestion, requestsOf, withinOf } from './request-question.server'

/** How many requests fit each of these questions, counted up to `mostCounted` and one more. */
export function countRequests<Name extends string>(
  actor: Member,
  questions: Record<Name, RequestQuestion>,
): Record<Name, number> {
  const counted = Object.entries<RequestQuestion>(questions).map(
    ([name, question]) => [name, upTo(requestsOf(actor, question))] as const,
  )
  return readAll(counted) as Record<Name, number>
}

/** In the order of the list, so that it is counted along the index that the list is read by. */
const upTo = (which: SQL | undefined) =>
  sql`(select count(*) from (select 1 from ${requests} where ${which ?? sql`true`}
    order by ${requests.dueAt} limit ${mostCounted + 1}))`

function readAll(counted: readonly (readonly [string, SQL])[]): Record<string, unknown> {
  if (counted.length === 0) return {}
  const columns = counted.map(([name, of]) => sql`${of} as ${sql.identifier(name)}`)
  return db.get(sql`select ${sql.join(columns, sql`, `)}`)
}

/** The lists that are counted for those who look at them: what is done only grows. */
export const countedLists = requestListNames.filter((list) => list !== 'completed')

/** How many requests each of the lists has for somebody, by name. */
export const countLists = (actor: Member, lists: readonly RequestList[] = countedLists) =>
  countRequests(
    actor,
    Object.fromEntries(lists.map((list) => [list, { list }])) as Record<
      RequestList,
      RequestQuestion
    >,
  )

/**
 * What stands beside the rows of the menu, by their address: how many requests are open, and for staff
 * who are among the requests how many each list has. None says nothing.
 */
export function countsOfMenu(actor: Member, pathname: string): Record<string, string> {
  const inside = isStaff(actor) && /^\/requests(\/|$)/.test(pathname)
  const counts = countLists(actor, inside ? countedLists : ['open'])
  return Object.fromEntries(
    Object.entries(counts).flatMap(([list, n]) =>
      n > 0 ? [[requestLists[list as RequestList], capped(n)]] : [],
    ),
  )
}

/** So many rows of a list are looked at to count those of a saved view. */
const mostLookedAt = 300

/**
 * How many requests saved views have, each in the words of its tab, by their ids. What fits is counted
 * among the three hundred due first, so that a view of little among much costs no more than others: `3+`
 * where there are more behind them. A view that searches is not counted.
 */
export function countViews(
  actor: Member,
  views: readonly { id: string; question: RequestQuestion }[],
): Record<string, string> {
  const counted = views.filter(({ question }) => !question.search && !question.client)
  const found = readAll(counted.map(({ id, question }) => [id, fitting(actor, question)]))
  return Object.fromEntries(
    Object.entries(found).map(([id, counts]) => {
      const [fit = 0, looked = 0] = String(counts).split(' ').map(Number)
      return [id, fit > mostCounted || looked < mostLookedAt ? capped(fit) : `${fit}+`]
    }),
  )
}

/** How many fit, and among how many. */
const fitting = (actor: Member, question: RequestQuestion) =>
  sql`(select total(${kindOf(question) ?? sql`true`}) || ' ' || count(*) from
    (select ${requests.typeId}, ${requests.priority}, ${requests.status} from ${requests}
      where ${withinOf(actor, question) ?? sql`true`}
      order by ${requests.dueAt} limit ${mostLookedAt}) as ${requests})`
