import { resolve } from 'node:path'
import { migrate as run } from 'drizzle-orm/better-sqlite3/migrator'
import { db } from './client.server'

/** Brings the database to the newest schema with the generated migrations in `drizzle/`. */
export const migrate = () => run(db, { migrationsFolder: resolve('drizzle') })
