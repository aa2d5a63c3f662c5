import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { env } from '~/platform/env.server'
import { makeFolder } from '~/platform/files/durable'
import { fold } from '~/shared/fold'
import { shortParts } from '~/shared/short-words'
import * as schema from './schema'
import { cacheStatements } from './statement-cache.server'

type Db = BetterSQLite3Database<typeof schema> & { $client: Database.Database }

/**
 * Opens a connection with the settings that every connection needs. `synchronous=FULL`: an
 * acknowledged write survives a power cut (docs/decisions/006-synchronous-full.md).
 */
function openDatabase(file: string): Database.Database {
  const sqlite = new Database(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('trusted_schema = OFF')
  // Overwrites deleted data where that costs nothing: keys of the vault above all.
  sqlite.pragma('secure_delete = FAST')
  // 32 MB: the indexes of big tables stay in memory.
  sqlite.pragma('cache_size = -32768')
  // For the questions of searches: triggers and indexes, which other programs run too, call neither.
  const own = { deterministic: true, directOnly: true }
  sqlite.function('fold', own, (text) => (text === null ? null : fold(String(text))))
  sqlite.function('has_short', own, (text, part) =>
    Number(shortParts(fold(String(text ?? ''))).has(String(part))),
  )
  return sqlite
}

/** The file itself, for a connection that only watches. */
export const databaseFile = join(env.databaseDir, 'panelry.db')

makeFolder(env.databaseDir)

/** The process's connection. SQLite calls are synchronous and block the event loop: keep them short. */
export const sqlite = openDatabase(databaseFile)
export const db: Db = drizzle({ client: cacheStatements(sqlite) as Database.Database, schema })
