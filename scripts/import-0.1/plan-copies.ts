import type { Database } from 'better-sqlite3'
import { Refusal } from '../refusal.ts'
import type { Mapping } from './mapping.ts'

/** Rows of 0.1 (`from`: a table and perhaps a condition) that become rows of a table of now. */
export type Copy = { from: string; into: string; columns: string[]; values: string[] }

type Table = { name: string; hasRowid: boolean; columns: string[] }

/** @throws Refusal where something of 0.1 would have no place: nothing is lost without a word */
export function planCopies(old: Database, fresh: Database, mapping: Mapping): Copy[] {
  const targets = new Map(tablesOf(fresh).map((table) => [table.name, table]))
  const columnsOf = (into: string, from: string) => {
    const target = targets.get(into)
    if (!target) throw new Refusal(`Nothing says where the table ${from} of 0.1 goes.`)
    return target
  }
  const copies = tablesOf(old)
    .filter(({ name }) => !mapping.leftOut.includes(name))
    .map((table) => {
      const from = table.name
      const target = columnsOf(mapping.tables[from] ?? from, from)
      const pairs: [column: string, value: string][] = []
      for (const column of table.columns) {
        const renamed = mapping.columns[from]?.[column]
        if (renamed !== null) pairs.push([renamed ?? column, quoted(column)])
      }
      pairs.push(...Object.entries(mapping.computed[from] ?? {}))
      const homeless = pairs.find(([column]) => !target.columns.includes(column))
      if (homeless) throw new Refusal(`Nothing says where ${from}.${homeless[0]} of 0.1 goes.`)
      // Rows without a number of their own are often read in the order in which they were written.
      if (table.hasRowid && target.hasRowid) pairs.push(['rowid', 'rowid'])
      return copyOf(quoted(from), target.name, pairs)
    })
  const moved = mapping.moved.map(({ from, into, columns }) =>
    copyOf(from, columnsOf(into, from).name, Object.entries(columns)),
  )
  const all = [...copies, ...moved]
  for (const { into } of moved) alike(all.filter((copy) => copy.into === into))
  return all
}

/** Rows of several tables cannot keep their numbers, and are compared by the same columns. */
function alike(copies: Copy[]): void {
  for (const copy of copies) {
    const at = copy.columns.indexOf('rowid')
    if (at >= 0) for (const list of [copy.columns, copy.values]) list.splice(at, 1)
    if (`${copy.columns}` === `${copies[0]?.columns}`) continue
    throw new Refusal(`What goes to ${copy.into} is not said for the same columns.`)
  }
}

function copyOf(from: string, into: string, pairs: [column: string, value: string][]): Copy {
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    from,
    into,
    columns: sorted.map(([column]) => column),
    values: sorted.map(([, value]) => value),
  }
}

export const quoted = (name: string): string => `"${name}"`

/** Tables without those of SQLite, Drizzle and the search indexes, and their columns that are stored. */
function tablesOf(sqlite: Database): Table[] {
  const tables = sqlite
    .prepare(
      `select name, wr from pragma_table_list where schema = 'main' and type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like '\\_\\_%' escape '\\' order by name`,
    )
    .all() as { name: string; wr: 0 | 1 }[]
  return tables.map(({ name, wr }) => {
    const all = sqlite.pragma(`table_xinfo(${quoted(name)})`) as {
      name: string
      type: string
      pk: number
      hidden: number
    }[]
    const keys = all.filter(({ pk }) => pk > 0)
    const isNumbered = keys.length === 1 && keys[0]?.type.toLowerCase() === 'integer'
    const columns = all.filter(({ hidden }) => hidden === 0).map((column) => column.name)
    return { name, hasRowid: wr === 0 && !isNumbered, columns }
  })
}
