import { sqlite } from '~/db/client.server'
import { rowNames } from '~/messages/lost-row-names'
import type { Row, Value } from '~/platform/litefs/lost-find'

/** A table as the database has it now. */
export type StoredTable = {
  name: string
  /** Columns that are written; none that SQLite works out, and no row number beside an id. */
  columns: ReadonlySet<string>
  /** The column by which others refer to its rows. */
  key: string
  /** Which table a column refers to. */
  references: ReadonlyMap<string, string>
}

const known = new Map<string, StoredTable>()

/** @returns undefined for a technical table, and one that this version does not have */
export function storedTable(name: string): StoredTable | undefined {
  if (!Object.hasOwn(rowNames, name)) return undefined
  const table = known.get(name) ?? readTable(name)
  if (table.columns.size === 0) return undefined
  known.set(name, table)
  return table
}

function readTable(name: string): StoredTable {
  const all = sqlite.pragma(`table_xinfo("${name}")`) as {
    name: string
    hidden: number
    pk: number
  }[]
  const hasId = all.some((column) => column.name === 'id')
  const written = all.filter(
    (column) => column.hidden === 0 && !(hasId && column.name === 'row_number'),
  )
  const keys = sqlite.pragma(`foreign_key_list("${name}")`) as { from: string; table: string }[]
  return {
    name,
    columns: new Set(written.map((column) => column.name)),
    key: hasId ? 'id' : (all.find((column) => column.pk === 1)?.name ?? ''),
    references: new Map(keys.map(({ from, table }) => [from, table])),
  }
}

/** How many tables at most are above one, up to which it refers: parents are written first. */
export function depthOf(name: string, below: readonly string[] = []): number {
  const parents = [...(storedTable(name)?.references.values() ?? [])]
  const next = parents.filter((parent) => parent !== name && !below.includes(parent))
  return next.reduce((most, parent) => Math.max(most, 1 + depthOf(parent, [...below, name])), 0)
}

const quoted = (name: string) => `"${name}"`

/** A row of the database as nodes tell of it; undefined where there is none. */
export function readStored({ name, columns }: StoredTable, key: Row): Row | undefined {
  const { where, values } = conditionOf(key, columns)
  const found = sqlite
    .prepare(`select ${[...columns].map(quoted)} from ${quoted(name)} where ${where}`)
    .get(...values) as Record<string, unknown> | undefined
  return found && Object.fromEntries(Object.entries(found).map(([at, value]) => [at, told(value)]))
}

/** Writes a row that is not there yet: those of its columns that the table has. */
export function insertStored({ name, columns }: StoredTable, row: Row): void {
  const own = Object.keys(row).filter((column) => columns.has(column))
  sqlite
    .prepare(`insert into ${quoted(name)} (${own.map(quoted)}) values (${own.map(() => '?')})`)
    .run(...own.map((column) => bound(row[column])))
}

/** Changes some columns of a row. */
export function updateStored({ name, columns }: StoredTable, key: Row, change: Row): void {
  const own = Object.keys(change).filter((column) => columns.has(column))
  if (own.length === 0) return
  const { where, values } = conditionOf(key, columns)
  const set = own.map((column) => `${quoted(column)} = ?`)
  sqlite
    .prepare(`update ${quoted(name)} set ${set} where ${where}`)
    .run(...own.map((column) => bound(change[column])), ...values)
}

export function deleteStored({ name, columns }: StoredTable, key: Row): void {
  const { where, values } = conditionOf(key, columns)
  sqlite.prepare(`delete from ${quoted(name)} where ${where}`).run(...values)
}

/** A key that names no column of the table fits no row. */
function conditionOf(key: Row, columns: ReadonlySet<string>) {
  const own = Object.keys(key)
  const fits = own.length > 0 && own.every((column) => columns.has(column))
  return fits
    ? {
        where: own.map((column) => `${quoted(column)} = ?`).join(' and '),
        values: own.map((column) => bound(key[column])),
      }
    : { where: 'false', values: [] }
}

const told = (value: unknown): Value =>
  value instanceof Uint8Array
    ? { base64: Buffer.from(value).toString('base64') }
    : (value as string | number | null)

const bound = (value: Value | undefined) =>
  value !== null && typeof value === 'object'
    ? Buffer.from(value.base64, 'base64')
    : (value ?? null)

/** Whether two values are the same. */
export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
