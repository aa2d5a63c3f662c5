import Database from 'better-sqlite3'
import { count } from '../../app/messages/format.ts'
import type { Rows } from './check-database.ts'
import type { Manifest } from './manifest.ts'

/** Tables of which a studio rarely loses half, and from how many rows on that is told. */
const telling = { users: 1, projects: 3, requests: 3 }

/** How many rows a database has that is in use. */
export function rowsNow(file: string): Rows {
  const sqlite = new Database(file, { readonly: true })
  try {
    const count = (table: string) =>
      sqlite.prepare(`select count(*) from "${table}"`).pluck().get() as number
    return Object.fromEntries(Object.keys(telling).map((table) => [table, count(table)]))
  } finally {
    sqlite.close()
  }
}

/**
 * Tables of which a database has far less than an earlier backup: it may be another one, or somebody has
 * removed rows that should be there.
 *
 * @returns undefined where it has enough
 */
export function farLess(rows: Rows, than: string, before: Rows): Manifest['less'] {
  const less: Record<string, [now: number, before: number]> = {}
  for (const [table, least] of Object.entries(telling)) {
    const [now, then] = [rows[table] ?? 0, before[table] ?? 0]
    if (then >= least && now * 2 < then) less[table] = [now, then]
  }
  return Object.keys(less).length > 0 ? { than, rows: less } : undefined
}

/** Why a backup is not what it should be, a sentence each. */
export function problemsOf({ missing = [], less }: Pick<Manifest, 'missing' | 'less'>): string[] {
  const said: string[] = []
  if (missing.length > 0) {
    said.push(
      `It lacks ${count(missing.length, 'file')} that rows name:\n  ${missing.join('\n  ')}`,
    )
  }
  if (less) {
    const rows = Object.entries(less.rows).map(
      ([table, [now, before]]) => `${now} of ${before} ${table}`,
    )
    said.push(`It has far less than the backup ${less.than}: ${rows.join(', ')}.`)
  }
  return said
}
