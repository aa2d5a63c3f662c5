/** Copies database and files to a folder, consistently, while the server runs. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'

const [target] = process.argv.slice(2)
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const database = join(resolve(process.env.DATABASE_DIR || dataDir), 'panelry.db')

if (!target) fail('Say where to: npm run backup -- /path/to/backup')
if (!existsSync(database)) fail(`There is no database at ${database}`)
mkdirSync(target, { recursive: true })
if (readdirSync(target).length > 0) fail(`${target} is not empty`)

// The database first: a file that a row names was stored before the row was written.
const sqlite = new Database(database, { readonly: true })
await sqlite.backup(join(target, 'panelry.db'))
sqlite.close()
for (const name of ['files', 'session-secret']) {
  if (existsSync(join(dataDir, name))) {
    cpSync(join(dataDir, name), join(target, name), { recursive: true })
  }
}
console.log(`Saved to ${resolve(target)}`)

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
