import { SqliteError } from 'better-sqlite3'
import { db, sqlite } from '~/db/client.server'
import type { lostRows } from '~/db/schema'
import { keyFromElsewhere, passwordOpensHere } from '~/features/vault/opens-here.server'
import type { Row } from '~/platform/litefs/lost-find'
import {
  deleteStored,
  insertStored,
  isSame,
  readStored,
  type StoredTable,
  storedTable,
  updateStored,
} from './stored-table.server'

export type KeptRow = typeof lostRows.$inferSelect
export type Reason = NonNullable<KeptRow['reason']>

/** Columns that each change of a row moves on: they stop nobody, and never go back. */
const moving = ['version', 'updated_at', 'last_seen_at', 'downloads', 'use_count']

/** Numbered rows: a number that another row got meanwhile is assigned again. */
const numbered = ['requests', 'orders']

/**
 * Writes a lost row into its table.
 *
 * @param isForced also over what was changed here since
 * @returns why not; null when the table has it now
 * @throws SqliteError when the database refuses it; see `reasonOf`
 */
export function applyRow({ table: name, ...row }: KeptRow, isForced: boolean): Reason | null {
  const table = storedTable(name)
  if (!table) return 'rule'
  const { key, kind, before, after } = row
  const here = readStored(table, key)
  if (kind === 'removed') {
    if (!here) return null
    if (Object.keys(here).some((column) => differs(column, here, before))) return 'changed'
    deleteStored(table, key)
    return null
  }
  if (!after) return 'rule'
  if (name === 'profile_keys') return applyKey(table, after)
  if (name === 'login_passwords' && !passwordOpensHere(db, passwordIn(after))) return 'locked'
  if (!here) {
    if (kind === 'changed') return 'gone'
    insertStored(table, withFreeNumber(table, after))
    return null
  }
  const base = before ?? {}
  const changed = [...table.columns].filter(
    (column) => column in after && (!before || !isSame(base[column], after[column])),
  )
  const told = changed.filter((column) => differs(column, here, after))
  if (!isForced && told.some((column) => !before || differs(column, here, base))) return 'changed'
  if (told.length === 0 && !before) return null
  const change = changed.map((column) => [column, moved(column, { here, base, after })] as const)
  updateStored(table, key, Object.fromEntries(change))
  return null
}

/** The key of a company profile is never replaced: all its passwords are locked with it. */
function applyKey(table: StoredTable, row: Row): Reason | null {
  const key = keyFromElsewhere(db, {
    profileId: String(row.profile_id),
    keyId: String(row.key_id),
    wrappedKey: String(row.wrapped_key),
  })
  if (key === null) return 'locked'
  if (key !== 'here')
    insertStored(table, { ...row, key_id: key.keyId, wrapped_key: key.wrappedKey })
  return null
}

const passwordIn = ({ login_id, login_version, cipher }: Row) => ({
  loginId: String(login_id),
  loginVersion: Number(login_version),
  cipher: String(cipher),
})

const differs = (column: string, one: Row, other: Row | null): boolean =>
  !moving.includes(column) && !isSame(one[column], other?.[column])

/** New value of a column: the lost row's, unless it was changed here. */
function moved(column: string, { here, base, after }: { here: Row; base: Row; after: Row }) {
  const [now, then] = [here[column], after[column] ?? null]
  if (!moving.includes(column) || isSame(now, base[column])) return then
  if (typeof now !== 'number' || typeof then !== 'number') return now ?? null
  return column === 'version' ? now + 1 : Math.max(now, then)
}

function withFreeNumber({ name }: StoredTable, row: Row): Row {
  if (!numbered.includes(name)) return row
  const taken = sqlite.prepare(`select 1 from "${name}" where number = ?`).get(row.number)
  if (taken === undefined) return row
  const last = sqlite.prepare(`select max(number) from "${name}"`).pluck().get() as number
  return { ...row, number: last + 1 }
}

/** Why the database refused a row; undefined when something else went wrong. */
export function reasonOf(error: unknown): Reason | undefined {
  if (!(error instanceof SqliteError)) return undefined
  if (error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return 'parent'
  if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code)) return 'twice'
  return error.code.startsWith('SQLITE_CONSTRAINT') || error.code === 'SQLITE_MISMATCH'
    ? 'rule'
    : undefined
}
