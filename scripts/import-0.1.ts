/**
 * Carries a data folder of 0.1 over into the empty one that `DATA_DIR` names, once. No server may run on
 * either; the old folder is only read.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import Database from 'better-sqlite3'
import { makeFolder, syncFolder } from '../app/platform/files/durable.ts'
import { unfinishedImport, unfinishedRestore } from '../app/platform/files/unfinished-restore.ts'
import { checkRows } from './backup/check-database.ts'
import { syncFile } from './backup/copy-file.ts'
import { carryFiles } from './import-0.1/carry-files.ts'
import { copyTables } from './import-0.1/copy-tables.ts'
import { mapping } from './import-0.1/mapping.ts'
import { database, databaseDir, dataDir, isLiteFs } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

/** When the last migration of 0.1 was made. */
const lastOf01 = 1795946373857

const { names } = wordsGiven('npm run import:0.1 -- FOLDER')
/** Unfinished parts stay in here: nothing starts while it is there. */
const drafts = { files: unfinishedImport(dataDir), database: unfinishedImport(databaseDir) }

await carryOut('import', async () => {
  const [path] = names
  if (!path) throw new Refusal('Say which folder: npm run import:0.1 -- /path/to/old/data')
  const source = resolve(path)
  refuseTarget(source)
  const start = performance.now()
  const old = openOld(source)
  removeUnfinished(source)
  const { files, tables, rows } = await makeDrafts(source, old).catch((error) => {
    removeDrafts()
    throw error
  })
  await putInPlace()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return `Carried over to ${dataDir}: ${tables} tables with ${rows} rows, ${files} files, in ${seconds} s`
})

function refuseTarget(source: string): void {
  if (isLiteFs(databaseDir)) {
    throw new Refusal(
      `${databaseDir} is a LiteFS mount, which cannot take a database as a file. See docs/operations/import-0.1.md.`,
    )
  }
  const isWithin = (inner: string, outer: string) => `${inner}${sep}`.startsWith(`${outer}${sep}`)
  if (isWithin(source, dataDir) || isWithin(dataDir, source)) {
    throw new Refusal(
      `${dataDir} and ${source} lie within each other. Set DATA_DIR to another folder.`,
    )
  }
  if (existsSync(drafts.files)) return
  const isTaken = existsSync(database) || (existsSync(dataDir) && readdirSync(dataDir).length > 0)
  if (isTaken) throw new Refusal(`${dataDir} is not empty. Set DATA_DIR to a folder that is.`)
}

/** @throws Refusal where it is no whole database of 0.1 */
function openOld(source: string): Database.Database {
  const file = join(source, 'panelry.db')
  if (!existsSync(file)) throw new Refusal(`There is no database in ${source}`)
  if (existsSync(unfinishedRestore(source))) {
    throw new Refusal(
      `A restore into ${source} was interrupted. Finish it with the last 0.1 build.`,
    )
  }
  const old = new Database(file, { readonly: true })
  // All that follows reads the same moment.
  old.exec('begin')
  const isMigrated = old.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'")
  const last = 'select max(created_at) from __drizzle_migrations'
  if (!isMigrated.get() || old.prepare(last).pluck().get() !== lastOf01) {
    throw new Refusal(
      `${file} is not at the last schema of 0.1: start the last 0.1 build on it once.`,
    )
  }
  if (old.prepare("select 1 from lost_rows where state = 'open' limit 1").get()) {
    throw new Refusal(
      'Changes of a lost server wait for a decision. Decide about them with the last 0.1 build first.',
    )
  }
  checkRows(old, file)
  return old
}

/** Removes the files of an interrupted run: nothing else was there before it. */
function removeUnfinished(source: string): void {
  if (!existsSync(drafts.files)) return
  rmSync(database, { force: true })
  for (const name of readdirSync(source))
    rmSync(join(dataDir, name), { recursive: true, force: true })
  removeDrafts()
}

async function makeDrafts(source: string, old: Database.Database) {
  makeFolder(drafts.files)
  makeFolder(drafts.database)
  const files = await carryFiles(source, drafts.files)
  return { files, ...(await makeDatabase(old)) }
}

/** Makes the new database beside its place, as the server would, and fills it. */
async function makeDatabase(old: Database.Database) {
  const here = { DATA_DIR: drafts.database, DATABASE_DIR: drafts.database, LITEFS_URL: '' }
  Object.assign(process.env, here)
  // Without one, a file for it would be made here.
  process.env.SESSION_SECRET ||= randomBytes(32).toString('hex')
  const { sqlite } = await import('~/db/client.server')
  const { migrate } = await import('~/db/migrate.server')
  const { indexAll } = await import('~/db/search-index.server')
  // An interrupted run begins again: nothing has to survive a power cut before the end.
  sqlite.pragma('synchronous = OFF')
  migrate()
  const copied = copyTables(old, sqlite, mapping)
  console.log(
    `Copied ${copied.tables} tables with ${copied.rows} rows. Indexing them for the search …`,
  )
  indexAll()
  checkRows(sqlite, 'The new database')
  sqlite.pragma('journal_mode = DELETE')
  sqlite.close()
  old.close()
  await syncFile(join(drafts.database, 'panelry.db'))
  return copied
}

/** The database comes last. */
async function putInPlace(): Promise<void> {
  const names = readdirSync(drafts.files).filter((name) => name !== 'panelry.db')
  for (const name of names) renameSync(join(drafts.files, name), join(dataDir, name))
  await syncFolder(dataDir)
  renameSync(join(drafts.database, 'panelry.db'), database)
  await syncFolder(databaseDir)
  removeDrafts()
  await syncFolder(dataDir)
}

function removeDrafts(): void {
  for (const draft of Object.values(drafts)) rmSync(draft, { recursive: true, force: true })
}
