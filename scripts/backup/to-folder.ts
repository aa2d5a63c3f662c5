import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder, syncFolder } from '../../app/platform/files/durable.ts'
import { database } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { checkDatabase } from './check-database.ts'
import { copyDatabase } from './copy-database.ts'
import { type FileDigest, factsOf, syncFile, syncTree } from './copy-file.ts'
import { newManifest, writeManifest } from './manifest.ts'
import { missingFiles } from './named-files.ts'
import { openStored, type Stored } from './stored.ts'
import { problemsOf } from './whole.ts'

/** Backs up to a new folder. @returns what the command says, and what the backup lacks. @throws Refusal */
export async function toFolder(target: string): Promise<{ said: string; problems: string[] }> {
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Refusal(`${target} is not empty`)
  }
  const partial = emptyPartial(`${target}.partial`)
  const copied = new Map<string, FileDigest>()
  const stored = openStored()
  // Before and after the database: a file that a row names was stored before the row was written,
  // and may be replaced while the database is read.
  await copyStored(stored, partial, copied)
  await copyDatabase(join(partial, 'panelry.db'))
  await copyStored(stored, partial, copied)
  const rows = checkDatabase(join(partial, 'panelry.db'))
  const missing = missingFiles(join(partial, 'panelry.db'), (path) => copied.has(path))
  await syncFile(join(partial, 'panelry.db'))
  copied.set('panelry.db', await factsOf(join(partial, 'panelry.db')))
  await syncTree(partial)
  await writeManifest(partial, newManifest(copied, { rows, missing }))
  await syncFolder(partial)
  renameSync(partial, target)
  await syncFolder(dirname(target))
  return { said: `Saved to ${target}`, problems: problemsOf({ missing }) }
}

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

async function copyStored(stored: Stored, partial: string, copied: Map<string, FileDigest>) {
  for (const { path } of await stored.list()) {
    if (copied.has(path)) continue
    const facts = await stored.copy(path, join(partial, path))
    if (facts) copied.set(path, facts)
  }
}
