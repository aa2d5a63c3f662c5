import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate as run } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { log } from '~/platform/log.server'
import { db, sqlite } from './client.server'

const folder = { migrationsFolder: resolve('drizzle') }

/**
 * Brings the database to the newest schema with the generated migrations in `drizzle/`. One that makes a
 * table anew drops the old one, and SQLite would delete with it what points at its rows; what the migration
 * says against that (`PRAGMA foreign_keys=OFF`) does nothing within its transaction, so it is said here.
 */
export function migrate(): void {
  const before = lastMigration()
  const start = performance.now()
  sqlite.pragma('foreign_keys = OFF')
  try {
    run(db, folder)
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
  if (before === null || lastMigration() === before) return
  log.info({ ms: Math.round(performance.now() - start) }, 'the database was brought up to date')
}

/** Whether the database has every migration that this version knows; newer ones do no harm. */
export function isMigrated(): boolean {
  const newest = readMigrationFiles(folder).at(-1)?.folderMillis ?? 0
  return (lastMigration() ?? -1) >= newest
}

/** When the last migration that the database has was made; null for an empty database. */
function lastMigration(): number | null {
  try {
    const last = sql`select max(created_at) as at from __drizzle_migrations`
    return db.get<{ at: number | null }>(last).at
  } catch {
    // Not even the list of migrations is there yet.
    return null
  }
}
