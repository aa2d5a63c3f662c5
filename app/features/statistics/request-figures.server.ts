import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type Block, blocksOf, type Days } from '~/work/utc-days'

/** Of all requests, of a type (`t` and its id) or an assignee (`a` and their id; nobody's without one). */
export type Scope = '' | `t${string}` | `a${string}`

/** What was created and delivered in some days, and of all how many more were open at their end. */
export type Counted = { created: number; delivered: number; late: number; opened: number }

const nothing: Counted = { created: 0, delivered: 0, late: 0, opened: 0 }

type Asked = { scope: Scope; days: Days }

/** Of each the kept figures of its days, in one query: a few blocks each, however many requests there are. */
export function countedOf(asked: readonly Asked[]): Counted[] {
  const rows = db.all<Counted & { i: number }>(sql`
    select a.value ->> 0 as i, sum(created) as created, sum(delivered) as delivered, sum(late) as late,
      sum(opened) as opened
    from json_each(${wordsOf(asked)}) a cross join request_figures f
      on f.scope = a.value ->> 1 and f.span = a.value ->> 2 and f.block = a.value ->> 3
    group by 1`)
  const found = new Map(rows.map(({ i, ...row }) => [i, row]))
  return asked.map((_, i) => found.get(i) ?? nothing)
}

/** How many requests were open when a day began. */
export const openBefore = (day: number): number =>
  countedOf([{ scope: '', days: { from: 0, to: day - 1 } }])[0]?.opened ?? 0

/** The scopes of a kind that have ever had a request, found by leaps along the index. */
export const scopesOf = (kind: 't' | 'a'): Scope[] =>
  db
    .all<{ scope: Scope }>(sql`
      with recursive found(scope) as (
        select min(scope) from request_figures where scope >= ${kind} and scope < ${`${kind}\uffff`}
        union all
        select (select min(scope) from request_figures
          where scope > found.scope and scope < ${`${kind}\uffff`})
        from found where found.scope is not null)
      select scope from found where scope is not null`)
    .map(({ scope }) => scope)

/** What is asked of the hours that deliveries took: the share of them that was not slower, 0 to 1. */
type AskedHours = Asked & { share: number }

/** Hours are counted in buckets of these widths: each bucket is sixteen of the next. */
const widths = [256, 16, 1] as const

/**
 * Of each how many whole hours the delivery took that stands at `share` of all of them, the quickest
 * first; of the median the lower one of two. Exact: the buckets are followed down to single hours.
 *
 * @returns null where nothing was delivered
 */
export function hoursOf(asked: readonly AskedHours[]): (number | null)[] {
  type Search = { rank: number; bucket: number } | null
  const searches: Search[] = asked.map(() => ({ rank: 0, bucket: 0 }))
  for (const width of widths) {
    const top = width === widths[0]
    const open = asked.flatMap(({ scope, days }, i) => {
      const search = searches[i]
      if (!search) return []
      const least = top ? 0 : search.bucket * 16
      const most = top ? 1e9 : least + 15
      return blocksOf(days).map(([span, block]) => [i, scope, span, block, least, most])
    })
    const counts = db.all<{ i: number; bucket: number; n: number }>(sql`
      select a.value ->> 0 as i, h.bucket, sum(h.n) as n
      from json_each(${JSON.stringify(open)}) a cross join request_hours h
        on h.scope = a.value ->> 1 and h.span = a.value ->> 2 and h.block = a.value ->> 3
          and h.width = ${width} and h.bucket between a.value ->> 4 and a.value ->> 5
      group by 1, 2 having sum(h.n) > 0 order by 1, 2`)
    const byAsked = new Map<number, typeof counts>()
    for (const row of counts) byAsked.set(row.i, [...(byAsked.get(row.i) ?? []), row])
    searches.forEach((search, i) => {
      const buckets = byAsked.get(i) ?? []
      const total = buckets.reduce((sum, { n }) => sum + n, 0)
      const rank = top ? Math.ceil(total * (asked[i]?.share ?? 0)) : (search?.rank ?? 0)
      searches[i] = search && total > 0 ? bucketAt(buckets, Math.max(1, rank)) : null
    })
  }
  return searches.map((search) => search?.bucket ?? null)
}

/** The bucket in which the delivery of a rank lies, and its rank within. */
function bucketAt(buckets: readonly { bucket: number; n: number }[], rank: number) {
  let left = rank
  for (const { bucket, n } of buckets) {
    if (left <= n) return { rank: left, bucket }
    left -= n
  }
  return null
}

const wordsOf = (asked: readonly Asked[]): string =>
  JSON.stringify(
    asked.flatMap(({ scope, days }, i) =>
      blocksOf(days).map(([span, block]: Block) => [i, scope, span, block]),
    ),
  )
