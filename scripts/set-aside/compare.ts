import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { fitting, isOfPeople } from '../../app/features/lost-rows/of-people.ts'
import { technicalTables } from '../../app/features/lost-rows/technical-tables.ts'
import type { LostFind, LostRow, Row, Value } from '../../app/platform/litefs/lost-find.ts'
import { makeFork } from './make-fork.ts'
import type { Transaction } from './transactions.ts'

/** Rows, and bytes of them as JSON, that are told at once. */
const most = { rows: 2_000, bytes: 8_000_000 }

/** Beside these, what no schema declares: SQLite's and the migrations' own, and searches. */
const isLeftOut = (table: string) =>
  technicalTables.includes(table) || /^(sqlite|__drizzle)|_(search|short)(_[a-z]+)?$/.test(table)

type Sqlite = Database.Database
export type Compared = 'wait' | 'nothing' | Omit<LostFind, 'id' | 'node'>

/**
 * Finds what a copy that was set aside has and the database of today has not.
 *
 * @param folder what `setAside` made
 * @param present the node's database
 * @param primary the primary's host name
 * @returns `wait` while the database does not know yet who took over
 */
export function compare(folder: string, present: string, primary: string): Compared {
  const lost = new Database(join(folder, 'panelry.db'), { readonly: true })
  const now = new Database(present, { readonly: true, timeout: 5_000 })
  try {
    const mine = new Set(termsOf(lost).map(({ id }) => id))
    const since = termsOf(now).filter(({ id }) => !mine.has(id))
    if (!since.some(({ node }) => node === primary)) return 'wait'
    const fork = Math.min(...since.map(({ position }) => position))
    const all: Transaction[] = existsSync(join(folder, 'transactions.json'))
      ? JSON.parse(readFileSync(join(folder, 'transactions.json'), 'utf8'))
      : []
    const last = all.at(-1)
    if (last && last.position <= fork) return 'nothing'
    const first = all.find(({ position }) => position === fork + 1)
    const before = first && last ? makeFork(folder, first, last) : null
    const rows = changes(lost, before ?? present, before !== null).filter(isOfPeople)
    if (rows.length === 0) return 'nothing'
    const told = fitting(rows, most)
    return {
      from: first?.at ?? last?.at ?? Date.now(),
      until: last?.at ?? Date.now(),
      isUncertain: before === null,
      leftOut: rows.length - told.length,
      rows: told,
    }
  } finally {
    lost.close()
    now.close()
  }
}

type Term = { id: string; node: string; position: number }

/** Primaries, and the position at which each began. */
function termsOf(database: Sqlite): Term[] {
  const has = database.prepare("select 1 from sqlite_master where name = 'primary_terms'").get()
  return has
    ? (database.prepare('select id, node, position from primary_terms').all() as Term[])
    : []
}

/** @param isFork whether `earlier` is what both had; otherwise what is only there may have come since */
function changes(lost: Sqlite, earlier: string, isFork: boolean): LostRow[] {
  lost.prepare('attach ? as earlier').run(earlier)
  const tables = lost
    .prepare("select name from main.sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[]
  const both = new Set(
    lost.prepare("select name from earlier.sqlite_master where type = 'table'").pluck().all(),
  )
  return tables
    .filter((table) => both.has(table) && !isLeftOut(table))
    .flatMap((table) => {
      const shape = shapeOf(lost, table)
      return [
        ...changedRows(lost, table, shape),
        ...(isFork ? removedRows(lost, table, shape) : []),
      ]
    })
}

type Shape = { columns: string[]; key: string[] }
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Columns that both have, and those that tell rows apart: the public id before a row's number. */
function shapeOf(lost: Sqlite, table: string): Shape {
  const read = (place: string) =>
    lost.prepare('select name, pk from pragma_table_info(?, ?)').all(table, place) as {
      name: string
      pk: number
    }[]
  const there = new Set(read('earlier').map(({ name }) => name))
  const own = read('main').filter(({ name }) => there.has(name))
  const columns = own.map(({ name }) => name)
  const primary = own.filter(({ pk }) => pk > 0).map(({ name }) => name)
  return { columns, key: columns.includes('id') ? ['id'] : primary }
}

const same = (key: string[]) =>
  key.map((name) => `e.${quoted(name)} is l.${quoted(name)}`).join(' and ')

function* rowsOf(found: Iterable<unknown>, { columns }: Shape) {
  for (const values of found as Iterable<(Value | Buffer)[]>) {
    const row = (from: number): Row =>
      Object.fromEntries(columns.map((name, n) => [name, toValue(values[from + n] ?? null)]))
    yield { values, row }
  }
}

const toValue = (value: Value | Buffer): Value =>
  Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value

const keyOf = (row: Row, key: string[]): Row =>
  Object.fromEntries(key.map((name) => [name, row[name] ?? null]))

function changedRows(lost: Sqlite, table: string, shape: Shape): LostRow[] {
  const { columns, key } = shape
  // A row's number is given again where the row is taken over; it is no change.
  const compared = columns.filter((name) => name !== 'row_number')
  const list = (row: string) => columns.map((name) => `${row}.${quoted(name)}`).join(', ')
  const differs = compared.map((name) => `e.${quoted(name)} is not l.${quoted(name)}`).join(' or ')
  const sql = `select e.rowid is null, ${list('l')}, ${list('e')} from main.${quoted(table)} l
    left join earlier.${quoted(table)} e on ${same(key)} where e.rowid is null or ${differs}`
  const found = lost.prepare(sql).raw().iterate()
  return [...rowsOf(found, shape)].map(({ values, row }): LostRow => {
    const after = row(1)
    if (values[0] === 1)
      return { table, key: keyOf(after, key), kind: 'added', before: null, after }
    return {
      table,
      key: keyOf(after, key),
      kind: 'changed',
      before: row(1 + columns.length),
      after,
    }
  })
}

function removedRows(lost: Sqlite, table: string, shape: Shape): LostRow[] {
  const list = shape.columns.map((name) => `e.${quoted(name)}`).join(', ')
  const sql = `select ${list} from earlier.${quoted(table)} e
    left join main.${quoted(table)} l on ${same(shape.key)} where l.rowid is null`
  return [...rowsOf(lost.prepare(sql).raw().iterate(), shape)].map(({ row }): LostRow => {
    const before = row(0)
    return { table, key: keyOf(before, shape.key), kind: 'removed', before, after: null }
  })
}
