/** Copies database and files to a folder, consistently, while the server runs. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { makeFolder, syncFolder } from '../app/platform/files/durable.ts'
import { checkDatabase } from './backup/check-database.ts'
import {
  copyFile,
  type FileFacts,
  factsOf,
  filesUnder,
  syncFile,
  syncTree,
} from './backup/copy-file.ts'
import { writeManifest } from './backup/manifest.ts'
import { database, dataDir, secret, storedFiles } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'

const target = process.argv[2] ? resolve(process.argv[2]) : null

await carryOut('backup', async () => {
  if (!target) throw new Refusal('Say where to: npm run backup -- /path/to/backup')
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Refusal(`${target} is not empty`)
  }
  const partial = emptyPartial(`${target}.partial`)
  const copied = new Map<string, FileFacts>()
  // Before and after the database: a file that a row names was stored before the row was written,
  // and may be replaced while the database is read.
  await copyStored(partial, copied)
  await copyDatabase(join(partial, 'panelry.db'))
  await copyStored(partial, copied)
  const rows = checkDatabase(join(partial, 'panelry.db'))
  await syncFile(join(partial, 'panelry.db'))
  copied.set('panelry.db', await factsOf(join(partial, 'panelry.db')))
  await syncTree(partial)
  await writeManifest(partial, copied, rows)
  await syncFolder(partial)
  renameSync(partial, target)
  await syncFolder(dirname(target))
  return `Saved to ${target}`
})

/** The folder a backup grows in. One that was interrupted is cleared away, anything else is left. */
function emptyPartial(folder: string): string {
  const ours = /^(panelry\.db(-journal|-wal|-shm)?|files|session-secret|manifest\.json)$/
  if (existsSync(folder)) {
    const others = readdirSync(folder).filter((name) => !ours.test(name))
    if (others.length > 0) throw new Refusal(`${folder} holds other files. Remove it first.`)
    console.warn(`${folder} was left by a backup that was interrupted: it is made anew.`)
    rmSync(folder, { recursive: true })
  }
  makeFolder(folder)
  return folder
}

/** One state of the database, however much is written meanwhile. */
async function copyDatabase(to: string): Promise<void> {
  const sqlite = new Database(database, { readonly: true })
  try {
    sqlite.exec('begin')
    sqlite.prepare('select 1 from sqlite_master').get()
    await sqlite.backup(to)
  } finally {
    sqlite.close()
  }
}

async function copyStored(partial: string, copied: Map<string, FileFacts>): Promise<void> {
  const root = join(dataDir, storedFiles)
  const stored = existsSync(root) ? filesUnder(root).map((path) => join(storedFiles, path)) : []
  if (existsSync(join(dataDir, secret))) stored.push(secret)
  for (const path of stored) {
    if (copied.has(path)) continue
    try {
      copied.set(path, await copyFile(join(dataDir, path), join(partial, path)))
    } catch (error) {
      // Replaced or removed since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
