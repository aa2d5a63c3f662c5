import { inflateRawSync } from 'node:zlib'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '~/db/schema'
import { columnName, lostRowsMessages as say, wordOf } from '~/messages/lost-rows'
import type { Row, Value } from '~/platform/litefs/lost-find'
import { titleHere } from './about-row.server'
import type { KeptRow } from './apply-row.server'
import { type Marked, markedTexts, shortened } from './marked-texts'
import { isCode, type Part, partsOf } from './parts-of-json'
import { isSame, readStored, storedTable } from './stored-table.server'

/**
 * Columns whose values open something, are a part of what does, or were sent to nobody yet: they are taken
 * over, and never leave the server.
 */
const secretColumns: Record<string, readonly string[]> = {
  users: ['password_hash'],
  user_invites: ['id'],
  projects: ['share_token'],
  profile_keys: ['wrapped_key'],
  login_passwords: ['cipher'],
  drafts: ['browser', 'values'],
  payments: ['url', 'session_id'],
  request_types: ['webhook'],
  order_forms: ['webhook'],
}

export const isSecret = (table: string, column: string): boolean =>
  secretColumns[table]?.includes(column) ?? false

/** A value as people read it: words, or a moment. */
export type Shown = Marked | { at: number }

/** A column: what it was where both histories part, what it became there, and what it is here now. */
type ShownColumn = { label: string; before?: Shown; there?: Shown; here?: Shown }

/** Columns that tell people nothing, or the same as another one. */
const untold = [
  ...['id', 'row_number', 'version', 'updated_at'],
  ...['html', 'answers', 'inverse', 'conversation_id'],
]

type Kind = { boolean: boolean; words: boolean; json: boolean }

/** Kinds of values in the columns of all tables, by `table.column`. */
const kinds = new Map<string, Kind>(
  Object.values(schema).flatMap((table) =>
    is(table, SQLiteTable)
      ? Object.values(getTableColumns(table)).map((column) => [
          `${getTableName(table)}.${column.name}`,
          {
            boolean: column.dataType === 'boolean',
            words: column.enumValues !== undefined,
            // `packedJson` is a type of our own.
            json: ['json', 'custom'].includes(column.dataType),
          },
        ])
      : [],
  ),
)

/** Columns that hold a moment. */
const moments = /(_at|^since|^until)$/
const earliest = 100_000_000_000

/** Values of JSON that are shown of one column. */
const mostParts = 12

/** Columns of a lost row that people need for their decision: those that differ, if it was changed. */
export function shownColumns({ table: name, key, before, after }: KeptRow): ShownColumn[] {
  const table = storedTable(name)
  if (!table) return []
  const here = readStored(table, key)
  const columns = [...table.columns].filter((column) => {
    if (untold.includes(column) && !isSecret(name, column)) return false
    if (before && after) return !isSame(before[column], after[column])
    return ((before ?? after)?.[column] ?? '') !== ''
  })
  const rows = { before, there: after, here: here ?? null }
  const all = columns.flatMap((column) => {
    const isJson = kinds.get(`${name}.${column}`)?.json && !isSecret(name, column)
    return isJson ? jsonColumns(column, rows) : plainColumn(name, column, rows)
  })
  return all.map((column, n) => {
    const same = all.slice(0, n).filter(({ label }) => label === column.label).length
    return same === 0 ? column : { ...column, label: `${column.label} ${same + 1}` }
  })
}

type Rows = Record<'before' | 'there' | 'here', Row | null>

function plainColumn(table: string, column: string, { before, there, here }: Rows): ShownColumn[] {
  const show = (row: Row | null) => (row ? shown(table, column, row[column] ?? null) : undefined)
  const isOne = !before || !there
  const only = (there ?? before)?.[column]
  // An id says nothing about a row that is new or gone.
  if (isOne && !isSecret(table, column) && typeof only === 'string' && isCode(only)) {
    const name = titleHere(storedTable(table)?.references.get(column) ?? 'users', only)
    if (name === null) return []
    return [{ label: columnName(column), [there ? 'there' : 'before']: { text: name } }]
  }
  return [columnOf(columnName(column), show(before), show(there), show(here))]
}

/** Values within JSON, each as a column: those that differ, if it was changed. */
function jsonColumns(column: string, { before, there, here }: Rows): ShownColumn[] {
  const read = (row: Row | null) => row && partsOf(jsonIn(row[column] ?? null))
  const [was, is, now] = [read(before), read(there), read(here)]
  const keys = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])].filter((key) => {
    const [one, other] = [was?.get(key)?.text, is?.get(key)?.text]
    if (was && is && one !== undefined) return one !== other
    const text = one ?? other ?? ''
    return text !== say.no && !isCode(text)
  })
  const columns = keys.slice(0, mostParts).map((key) => {
    const show = (parts: Map<string, Part> | null) =>
      parts ? { text: parts.get(key)?.text ?? say.nothing } : undefined
    const part = is?.get(key) ?? was?.get(key)
    const label = part?.name || columnName(column)
    return columnOf(label, show(was), show(is), show(now))
  })
  const more = keys.length - columns.length
  return more > 0
    ? [...columns, { label: columnName(column), there: { text: say.moreValues(more) } }]
    : columns
}

/** A column with its values: long texts shortened, and what differs in them marked. */
function columnOf(label: string, was?: Shown, there?: Shown, here?: Shown): ShownColumn {
  const textOf = (value?: Shown) => (value && 'text' in value ? value.text : undefined)
  const [one, other] = [textOf(was), textOf(there)]
  const said = [one, other].filter((text) => text !== undefined && text !== say.nothing)
  if (one !== undefined && other !== undefined && said.length === 2) {
    const marked = markedTexts(one, other, textOf(here))
    const now = marked.here ?? here
    return { label, before: marked.was, there: marked.became, ...(now && { here: now }) }
  }
  const short = (value?: Shown) =>
    value && 'text' in value ? { ...value, text: shortened(value.text) } : value
  const [before, after, now] = [was, there, here].map(short)
  return {
    label,
    ...(before && { before }),
    ...(after && { there: after }),
    ...(now && { here: now }),
  }
}

/** JSON as a column holds it, also packed; as it is where it is none. */
function jsonIn(value: Value): unknown {
  try {
    if (typeof value === 'string') return JSON.parse(value)
    if (value === null || typeof value !== 'object') return value
    return JSON.parse(inflateRawSync(Buffer.from(value.base64, 'base64')).toString())
  } catch {
    return typeof value === 'object' ? say.packed : value
  }
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
  return { text: kind?.words ? wordOf(value) : value }
}
