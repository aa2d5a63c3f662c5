/** Brings a backup back into an empty data folder. The server must be stopped. */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'

const [source] = process.argv.slice(2)
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const databaseDir = resolve(process.env.DATABASE_DIR || dataDir)

if (!source || !existsSync(join(source, 'panelry.db'))) {
  fail('Say from where: npm run restore -- /path/to/backup')
}
if (existsSync(join(databaseDir, 'panelry.db'))) {
  fail(`There is a database in ${databaseDir} already. Move it away first.`)
}
const copy = new Database(join(source, 'panelry.db'), { readonly: true })
const state = copy.pragma('integrity_check', { simple: true })
copy.close()
if (state !== 'ok') fail(`The backup is damaged: ${state}`)

mkdirSync(databaseDir, { recursive: true })
mkdirSync(dataDir, { recursive: true })
for (const name of ['files', 'session-secret']) {
  if (existsSync(join(source, name))) {
    cpSync(join(source, name), join(dataDir, name), { recursive: true })
  }
}
cpSync(join(source, 'panelry.db'), join(databaseDir, 'panelry.db'))
console.log(`Restored to ${dataDir}`)

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
