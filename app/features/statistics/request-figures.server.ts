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

/** Hours are counted in buckets of these widths: each bucket is sixteen of the next. */
const widths = [256, 16, 1] as const

/**
 * Of each how many whole hours the delivery took that stands at a share of all of them, the quickest
 * first; of the median (0.5) the lower one of two. Exact: the buckets are followed down to single hours.
 *
 * @param shares what share of the deliveries was not slower, 0 to 1
 * @returns of each what it is at these shares; null where nothing was delivered
 */
export function hoursOf(asked: readonly Asked[], shares: readonly number[]): (number | null)[][] {
  const blocks = asked.map(({ days }) => blocksOf(days))
  let found: (Found | null)[][] = []
  for (const width of widths) {
    const top = width === widths[0]
    const counts = bucketsOf(
      width,
      asked.flatMap(({ scope }, i) => {
        // Two shares that lie in the same bucket are looked for in it once.
        const within = new Set(top ? [null] : found[i]?.flatMap((one) => one?.bucket ?? []))
        return [...within].flatMap((bucket) => {
          const rows = bucket === null ? [0, 1e9] : [bucket * 16, bucket * 16]
          return (blocks[i] ?? []).map((block) => [i, scope, ...block, ...rows])
        })
      }),
    )
    found = asked.map((_, i) => {
      const buckets = counts.get(i) ?? []
      if (!top) return (found[i] ?? []).map((one) => one && bucketAt(buckets, one))
      const total = buckets.reduce((sum, { n }) => sum + n, 0)
      const rankOf = (share: number) => Math.max(1, Math.ceil(total * share))
      return shares.map((share) => bucketAt(buckets, { rank: rankOf(share), bucket: null }))
    })
  }
  return found.map((each) => each.map((one) => one?.bucket ?? null))
}

/** The bucket that a delivery lies in (null for any), and the how manieth of that bucket it is. */
type Found<Bucket = number> = { rank: number; bucket: Bucket }

type Bucket = { bucket: number; n: number }

/** Where a delivery lies among the buckets that its bucket consists of. @returns null in none */
function bucketAt(
  buckets: readonly Bucket[],
  { rank, bucket: whole }: Found<number | null>,
): Found | null {
  let left = rank
  for (const { bucket, n } of buckets) {
    if (whole !== null && Math.floor(bucket / 16) !== whole) continue
    if (left <= n) return { rank: left, bucket }
    left -= n
  }
  return null
}

/** How many buckets a row of the kept hours holds. */
const inRow = Array.from({ length: 16 }, (_, at) => at)
const sums = sql.raw(inRow.map((at) => `sum(n${at}) as n${at}`).join(', '))

/**
 * How many took how long, by the numbers of those who ask, the quickest first.
 *
 * @param open of each block that is read: who asks, scope, span, block, and from which to which row
 */
function bucketsOf(width: number, open: readonly unknown[]): Map<number, Bucket[]> {
  const rows = db.all<{ i: number; first: number } & Record<`n${number}`, number>>(sql`
    with a (i, scope, span, block, least, most) as materialized (
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      from json_each(${JSON.stringify(open)}))
    select a.i, h.first, ${sums}
    from a cross join request_hours h
      on h.scope = a.scope and h.span = a.span and h.block = a.block
        and h.width = ${width} and h.first between a.least and a.most
    group by 1, 2 order by 1, 2`)
  const found = new Map<number, Bucket[]>()
  for (const { i, first, ...counts } of rows) {
    const own = inRow.map((at) => ({ bucket: first + at, n: counts[`n${at}`] ?? 0 }))
    found.set(i, [...(found.get(i) ?? []), ...own])
  }
  return found
}

const wordsOf = (asked: readonly Asked[]): string =>
  JSON.stringify(
    asked.flatMap(({ scope, days }, i) =>
      blocksOf(days).map(([span, block]: Block) => [i, scope, span, block]),
    ),
  )
