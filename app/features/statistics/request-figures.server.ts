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

/** Hours are counted in buckets of these widths, the widest first: each consists of sixteen of the next. */
const [widest, ...narrower] = [256, 16, 1]

/** A bucket by its number among those of its width, and how many deliveries lie in it. */
type Bucket = { bucket: number; n: number }

/** Where a delivery lies: in which bucket, and the how manieth of that bucket it is. */
type Place = { bucket: number; rank: number }

/**
 * Of each how many whole hours the delivery took that stands at a share of all of them, the quickest
 * first; of the median (0.5) the lower one of two. Exact: it is looked for in the widest buckets, then
 * in those that the bucket it lies in consists of, down to single hours.
 *
 * @param shares what share of the deliveries was not slower, 0 to 1
 * @returns of each what it is at these shares; null where nothing was delivered
 */
export function hoursOf(asked: readonly Asked[], shares: readonly number[]): (number | null)[][] {
  const blocks = asked.map(({ days }) => blocksOf(days))
  const readsOf = ({ scope }: Asked, i: number, rows: Rows): Read[] =>
    (blocks[i] ?? []).map((block) => [i, scope, ...block, ...rows])

  const all = readBuckets(
    widest,
    asked.flatMap((one, i) => readsOf(one, i, allRows)),
  )
  let places = asked.map((_, i) => {
    const buckets = all.get(i) ?? []
    const total = buckets.reduce((sum, { n }) => sum + n, 0)
    return shares.map((share) => placeAmong(buckets, Math.max(1, Math.ceil(total * share))))
  })
  for (const width of narrower) {
    const parts = readBuckets(
      width,
      asked.flatMap((one, i) => {
        // Two shares that lie in the same bucket are looked for in it once.
        const wholes = new Set(places[i]?.flatMap((place) => place?.bucket ?? []))
        return [...wholes].flatMap((whole) => readsOf(one, i, rowOf(whole)))
      }),
    )
    places = places.map((ofOne, i) =>
      ofOne.map((place) => place && placeAmong(partsOf(place.bucket, parts.get(i)), place.rank)),
    )
  }
  return places.map((ofOne) => ofOne.map((place) => place?.bucket ?? null))
}

/** Where the delivery of a rank lies among buckets, the quickest first. @returns null in none */
function placeAmong(buckets: readonly Bucket[], rank: number): Place | null {
  let left = rank
  for (const { bucket, n } of buckets) {
    if (left <= n) return { bucket, rank: left }
    left -= n
  }
  return null
}

/** A row of the kept hours holds so many buckets: those that one of the next width consists of. */
const perRow = 16
const columns = Array.from({ length: perRow }, (_, at): `n${number}` => `n${at}`)
const sums = sql.raw(columns.map((name) => `sum(${name}) as ${name}`).join(', '))

/** Which rows are read, by the number of their first bucket. */
type Rows = [least: number, most: number]

const allRows: Rows = [0, 1e9]

/** The row of the buckets that a wider one consists of. */
const rowOf = (whole: number): Rows => [whole * perRow, whole * perRow]

/** The buckets, among these, that a wider one consists of. */
const partsOf = (whole: number, buckets: readonly Bucket[] = []) =>
  buckets.filter(({ bucket }) => Math.floor(bucket / perRow) === whole)

/** A block that is read for somebody who asks: by their place among those, whose it is, which rows of it. */
type Read = [actor: number, scope: Scope, span: number, block: number, ...Rows]

/** How many took how long, by who asks, the quickest first. */
function readBuckets(width: number, reads: readonly Read[]): Map<number, Bucket[]> {
  const rows = db.all<{ i: number; first: number } & Record<`n${number}`, number>>(sql`
    with a (i, scope, span, block, least, most) as materialized (
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      from json_each(${JSON.stringify(reads)}))
    select a.i, h.first, ${sums}
    from a cross join request_hours h
      on h.scope = a.scope and h.span = a.span and h.block = a.block
        and h.width = ${width} and h.first between a.least and a.most
    group by 1, 2 order by 1, 2`)
  const found = new Map<number, Bucket[]>()
  for (const { i, first, ...counts } of rows) {
    const own = columns.map((name, at) => ({ bucket: first + at, n: counts[name] ?? 0 }))
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
