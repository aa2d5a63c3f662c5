import { and, getTableColumns, is, type SQL, Table } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import { cursorOf, type Value } from './cursor'
import { readFrom, type Sort, type Start, startOf } from './keyset.server'
import type { PageStart } from './page-start'

/** How many rows a page of a table has. */
const pageSize = 20

/** Cursors of the neighboring pages; null when there is none. */
export type Ways = { previous: string | null; next: string | null }

type Page<Q extends SQLiteSelect> = Ways & { rows: RowOf<Q>[] }

type Question<Q> = {
  /** Query to read: `db.select(…).from(…).$dynamic()`, with every column that it is sorted by. */
  select: Q
  /** Which rows; a function where the bound depends on the row that the page starts at. */
  where?: SQL | undefined | ((start: Start) => SQL | undefined)
  sort: Sort
  place?: PageStart | undefined
  size?: number
}

/**
 * One page of a list and the way to its neighbors. A page starts at what a row is sorted by, not at
 * its number: rows that come or go meanwhile move no other one to another page.
 */
export function readPage<Q extends SQLiteSelect>(question: Question<Q>): Page<Q> {
  const { select, where, sort, place = null, size = pageSize } = question
  const start = startOf(place, sort)
  const { beyond, order } = readFrom(sort, start)
  const found = select
    .where(and(typeof where === 'function' ? where(start) : where, beyond))
    .orderBy(...order)
    .limit(size + 1)
    .all() as RowOf<Q>[]
  const more = found.length > size
  const rows = found.slice(0, size)
  const back = start?.back ?? false
  if (back) rows.reverse()
  const cursor = cursorIn(select._.selectedFields, sort)
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    previous: first && (back ? more : start) ? cursor(first) : null,
    next: last && (back || more) ? cursor(last) : null,
  }
}

type RowOf<Q extends SQLiteSelect> = Q['_']['result'] extends (infer Row)[] ? Row : never
type Fields = Record<string, unknown>

/** Reads a row's cursor out of what was selected. */
function cursorIn(fields: Fields, sort: Sort): (row: unknown) => string {
  const paths = sort.map(([by]) => {
    const path = fieldOf(by, fields)
    if (!path) throw new Error('a list is sorted by something that it does not select')
    return path
  })
  return (row) =>
    cursorOf(
      paths.map((path) => {
        const value = path.reduce((at, name) => (at as Fields)[name], row)
        return typeof value === 'boolean' ? Number(value) : ((value ?? null) as Value)
      }),
    )
}

function fieldOf(by: unknown, fields: Fields): string[] | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field === by) return [name]
    const inner = is(field, Table) ? getTableColumns(field) : isGroup(field) ? field : null
    const rest = inner && fieldOf(by, inner)
    if (rest) return [name, ...rest]
  }
  return null
}

const isGroup = (field: unknown): field is Fields =>
  Object.getPrototypeOf(field) === Object.prototype
