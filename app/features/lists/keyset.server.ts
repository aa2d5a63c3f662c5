import {
  and,
  asc,
  Column,
  desc,
  eq,
  gt,
  gte,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { readCursor, type Value } from './cursor'
import type { PageStart } from './page-start'

/**
 * Sort columns of a list, first to last; all of them together are different in every row. Rows whose column
 * has no value are the smallest, as in SQLite; an expression always has one.
 */
export type Sort = readonly (readonly [by: SQLWrapper, way: 'asc' | 'desc'])[]

/** The latest moment first; of equal ones the greatest id. */
export const newestFirst = (at: SQLWrapper, id: SQLWrapper): Sort => [
  [at, 'desc'],
  [id, 'desc'],
]

/** Sort values of the row at which a page starts, and whether the page ends there instead. */
export type Start = { values: readonly Value[]; back: boolean } | null

/** Point from which a list is read; null for its beginning, also when the cursor does not fit the order. */
export function startOf(place: PageStart, sort: Sort): Start {
  if (!place) return null
  const back = 'before' in place
  const values = readCursor(back ? place.before : place.after)
  const fit = values?.length === sort.length && sort.every(([by], i) => fits(by, values[i] ?? null))
  return fit ? { values, back } : null
}

const fits = (by: SQLWrapper, value: Value) =>
  value === null || !is(by, Column) || (typeof value === 'string') === (by.dataType === 'string')

/** The condition and the order that read a list from its start; backwards where it leads back. */
export function readFrom(sort: Sort, start: Start): { beyond: SQL | undefined; order: SQL[] } {
  const back = start?.back ?? false
  const steps = sort.map(([by, way], i) => ({
    by,
    up: (way === 'asc') !== back,
    value: start?.values[i] ?? null,
    mayMiss: is(by, Column) && !by.notNull,
  }))
  const order = steps.map(({ by, up }) => (up ? asc(by) : desc(by)))
  return { beyond: start ? past(steps) : undefined, order }
}

type Step = { by: SQLWrapper; up: boolean; value: Value; mayMiss: boolean }

/** Rows come one after the other: later in the first step, or equal there and later in the next … */
function past(steps: readonly Step[]): SQL | undefined {
  const [first] = steps
  if (!first) return undefined
  // Comparing rows as a whole is what SQLite finds in an index at once.
  if (steps.every(({ up, mayMiss }) => up === first.up && !mayMiss)) {
    const row = (parts: unknown[]) =>
      sql.join(
        parts.map((part) => sql`${part}`),
        sql`, `,
      )
    const sign = first.up ? sql`>` : sql`<`
    return sql`(${row(steps.map(({ by }) => by))}) ${sign} (${row(steps.map(({ value }) => value))})`
  }
  return and(
    notBefore(first),
    or(...steps.map((step, i) => and(...steps.slice(0, i).map(same), later(step)))),
  )
}

const same = ({ by, value }: Step) => (value === null ? isNull(by) : eq(by, value))

function later({ by, up, value, mayMiss }: Step): SQL | undefined {
  if (value === null) return up ? isNotNull(by) : sql`false`
  if (up) return gt(by, value)
  return mayMiss ? or(lt(by, value), isNull(by)) : lt(by, value)
}

/** Says nothing new: it is the end of an index where reading begins. */
function notBefore({ by, up, value, mayMiss }: Step): SQL | undefined {
  if (value === null) return up ? undefined : isNull(by)
  if (up) return gte(by, value)
  return mayMiss ? undefined : lte(by, value)
}
