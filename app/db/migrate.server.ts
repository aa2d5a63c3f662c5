import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate as run } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { StartRefused } from '~/platform/start-refused'
import { databaseFile, db, sqlite } from './client.server'

const folder = { migrationsFolder: resolve('drizzle') }

/**
 * Brings the database to the newest schema with the generated migrations in `drizzle/`. A migration that
 * rebuilds a table drops the old one, and SQLite would delete the rows that refer to it; the migration's own
 * `PRAGMA foreign_keys=OFF` has no effect inside its transaction, so it is set here.
 *
 * @throws StartRefused where the database began with other migrations
 */
export function migrate(): void {
  const before = migrations().last
  const start = performance.now()
  sqlite.pragma('foreign_keys = OFF')
  try {
    run(db, folder)
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
  if (before === null || migrations().last === before) return
  log.info({ ms: Math.round(performance.now() - start) }, 'the database was brought up to date')
}

/**
 * Whether the database has every migration that this version knows; newer ones do no harm.
 *
 * @throws StartRefused where the database began with other migrations
 */
export function isMigrated(): boolean {
  const newest = readMigrationFiles(folder).at(-1)?.folderMillis ?? 0
  return (migrations().last ?? -1) >= newest
}

type Migrations = { first: number | null; last: number | null }

/** When the migrations that the database has were made; null for an empty database. */
function migrations(): Migrations {
  const made = migrationsMade()
  // Before the first release, `0000_init.sql` took the place of many migrations.
  if (made.first !== null && made.first !== readMigrationFiles(folder)[0]?.folderMillis) {
    throw new StartRefused(serverMessages.olderDatabase(databaseFile, env.dataDir))
  }
  return made
}

function migrationsMade(): Migrations {
  try {
    const made = sql`select min(created_at) as first, max(created_at) as last from __drizzle_migrations`
    return db.get<Migrations>(made)
  } catch {
    // Not even the list of migrations is there yet.
    return { first: null, last: null }
  }
}
