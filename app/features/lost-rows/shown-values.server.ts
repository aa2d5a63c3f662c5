import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '~/db/schema'
import { columnName, lostRowsMessages as say, wordOf } from '~/messages/lost-rows'
import type { Row, Value } from '~/platform/litefs/found'
import { beginningOf } from '~/work/beginning-of'
import { titleHere } from './about-row.server'
import type { KeptRow } from './apply-row.server'
import { isSecret } from './secret-columns'
import { isSame, readStored, storedTable } from './stored-table.server'

/** A value as people read it: words, or a moment. */
export type Shown = { text: string } | { at: number }

/** A column: what it was where both histories part, what it became there, and what it is here now. */
export type ShownColumn = { label: string; before?: Shown; there?: Shown; here?: Shown }

/** Characters of a text that are shown. */
const most = 2_000

/** Columns that tell people nothing, or the same as another one. */
const untold = [
  ...['id', 'row_number', 'version', 'updated', 'updated_at'],
  ...['html', 'answers', 'inverse', 'conversation_id'],
]

type Kind = { boolean: boolean; words: boolean }

/** What the columns of all tables hold, by `table.column`. */
const kinds = new Map<string, Kind>(
  Object.values(schema).flatMap((table) =>
    is(table, SQLiteTable)
      ? Object.values(getTableColumns(table)).map((column) => [
          `${getTableName(table)}.${column.name}`,
          { boolean: column.dataType === 'boolean', words: column.enumValues !== undefined },
        ])
      : [],
  ),
)

/** Columns that hold a moment. */
const moments = /(^|_)(at|created|updated|edited|assigned|since|until)$/
const earliest = 100_000_000_000

/** The columns of a lost row that people have to see to decide: of a changed one those that differ. */
export function shownColumns({ table: name, key, before, after }: KeptRow): ShownColumn[] {
  const table = storedTable(name)
  if (!table) return []
  const here = readStored(table, key)
  const columns = [...table.columns].filter((column) => {
    if (untold.includes(column) && !isSecret(name, column)) return false
    if (before && after) return !isSame(before[column], after[column])
    return ((before ?? after)?.[column] ?? '') !== ''
  })
  return columns.map((column) => {
    const show = (row: Row | null | undefined) =>
      row ? shown(name, column, row[column] ?? null) : undefined
    const [was, there, now] = [show(before), show(after), show(here)]
    return {
      label: columnName(column),
      ...(was && { before: was }),
      ...(there && { there }),
      ...(now && { here: now }),
    }
  })
}

function shown(table: string, column: string, value: Value): Shown {
  if (isSecret(table, column)) return { text: say.notShown }
  if (value === null || value === '') return { text: say.nothing }
  const parent = storedTable(table)?.references.get(column)
  if (parent) return { text: titleHere(parent, value) ?? say.notHere }
  if (typeof value === 'object') return { text: say.packed }
  const kind = kinds.get(`${table}.${column}`)
  if (kind?.boolean) return { text: value ? say.yes : say.no }
  if (typeof value === 'number') {
    return moments.test(column) && value > earliest ? { at: value } : { text: String(value) }
  }
  return { text: kind?.words ? wordOf(value) : beginningOf(value, most) }
}
