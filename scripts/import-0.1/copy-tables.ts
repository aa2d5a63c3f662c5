import { hash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { Refusal } from '../refusal.ts'
import type { Mapping } from './mapping.ts'
import { type Copy, planCopies, quoted } from './plan-copies.ts'

/** Rows that are written in one transaction. */
const piece = 5_000

/** How many rows there are, and a sum of their hashes: the order of the rows does not matter. */
type Sum = { rows: number; hash: bigint }

/**
 * Copies all rows of 0.1, then reads them back and compares. No trigger fires meanwhile: what triggers have
 * written is copied as well.
 *
 * @param old read only
 * @param fresh the new database, empty but for what its migration writes
 * @returns how many tables and rows there are now
 * @throws Refusal where something would be lost
 */
export function copyTables(old: Database, fresh: Database, mapping: Mapping) {
  const copies = planCopies(old, fresh, mapping)
  const tables = [...new Set(copies.map(({ into }) => into))]
  const triggers = fresh
    .prepare("select name, sql from sqlite_master where type = 'trigger' order by rowid")
    .all() as { name: string; sql: string }[]
  fresh.pragma('foreign_keys = OFF')
  for (const { name } of triggers) fresh.exec(`drop trigger ${name}`)
  for (const table of tables) fresh.exec(`delete from ${quoted(table)}`)
  const copied = copies.map((copy) => ({ ...copy, sum: copyRows(old, fresh, copy) }))
  for (const { sql } of triggers) fresh.exec(sql)
  fresh.pragma('foreign_keys = ON')

  let rows = 0
  for (const table of tables) {
    const parts = copied.filter(({ into }) => into === table)
    rows += compare(fresh, table, parts)
  }
  return { tables: tables.length, rows }
}

function copyRows(old: Database, fresh: Database, { from, into, columns, values }: Copy): Sum {
  const sum = { rows: 0, hash: 0n }
  const counted = old.prepare(`select count(*) from ${from}`).pluck().get()
  const insert = fresh.prepare(
    `insert into ${quoted(into)} (${columns.map(quoted)}) values (${columns.map(() => '?')})`,
  )
  fresh.exec('begin')
  for (const row of rowsOf(old, `select ${values} from ${from}`)) {
    insert.run(row)
    add(sum, row)
    if (sum.rows % piece === 0) fresh.exec('commit; begin')
  }
  fresh.exec('commit')
  if (sum.rows !== counted) throw new Refusal(`${from} has ${counted} rows, read: ${sum.rows}.`)
  return sum
}

/** Compares a table with what was read for it. @returns how many rows it has */
function compare(fresh: Database, table: string, parts: (Copy & { sum: Sum })[]): number {
  const wanted = { rows: 0, hash: 0n }
  const found = { rows: 0, hash: 0n }
  for (const { sum } of parts) {
    wanted.rows += sum.rows
    wanted.hash = BigInt.asUintN(64, wanted.hash + sum.hash)
  }
  const [{ columns } = { columns: [] }] = parts
  for (const row of rowsOf(fresh, `select ${columns.map(quoted)} from ${quoted(table)}`)) {
    add(found, row)
  }
  if (found.rows !== wanted.rows || found.hash !== wanted.hash) {
    throw new Refusal(
      `The table ${table} did not arrive whole: ${found.rows} rows of ${wanted.rows}${found.rows === wanted.rows ? ', some of them changed' : ''}.`,
    )
  }
  return found.rows
}

type Value = bigint | number | string | Buffer | null

/** Integers come as such: a number of JavaScript holds no large ones, and would be stored as a real. */
const rowsOf = (sqlite: Database, select: string) =>
  sqlite.prepare(select).safeIntegers().raw().iterate() as IterableIterator<Value[]>

function add(sum: Sum, row: Value[]): void {
  sum.rows += 1
  const row64 = hash('sha1', row.map(marked).join(), 'buffer').readBigUInt64LE()
  sum.hash = BigInt.asUintN(64, sum.hash + row64)
}

/** A value with its type and length, so that no two rows read alike. */
function marked(value: Value): string {
  if (typeof value === 'string') return `t${value.length}:${value}`
  return value instanceof Buffer ? `b${value.toString('base64')}` : `${typeof value}${value}`
}
