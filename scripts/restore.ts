/** Brings a backup back into an empty data folder, from a folder or a bucket. The server must be stopped. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeFolder, syncFolder } from '../app/platform/files/durable.ts'
import { writeSecretFile } from '../app/platform/files/secret-file.ts'
import { unfinishedRestore } from '../app/platform/files/unfinished-restore.ts'
import { checkDatabase, compareRows } from './backup/check-database.ts'
import { copyFile, factsOf, filesUnder, syncFile, syncTree } from './backup/copy-file.ts'
import { fromBucket } from './backup/from-bucket.ts'
import { type Manifest, readManifest } from './backup/manifest.ts'
import { missingFiles } from './backup/named-files.ts'
import { problemsOf } from './backup/whole.ts'
import { database, databaseDir, dataDir, isLiteFs, secret, storedFiles } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

const { names, has } = wordsGiven('npm run restore -- FOLDER|s3[:NAME] [--without-manifest]')
const unchecked = has('--without-manifest')
const draft = `${database}.restoring`
const [path] = names

await carryOut('restore', async () => {
  if (!path) {
    throw new Refusal(
      'Say what to restore: npm run restore -- /path/to/backup, or npm run restore -- s3',
    )
  }
  const bucket = /^s3(?::(.+))?$/.exec(path)
  if (!bucket) return restoreFrom(resolve(path))
  const folder = mkdtempSync(join(tmpdir(), 'panelry-restore-'))
  try {
    refuseTarget(null, unfinishedRestore(dataDir))
    await fromBucket(folder, bucket[1], bucket[1] ? undefined : refuseFarLess)
    return await restoreFrom(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The newest backup may be of another, emptier studio: restoring it takes an explicit option. */
function refuseFarLess(name: string, { less }: Manifest): void {
  const [problem] = problemsOf({ less })
  if (!less || !problem) return
  throw new Refusal(
    `The newest backup is ${name}. ${problem}\nSay which one: npm run restore -- s3:${less.than}, or s3:${name}`,
  )
}

async function restoreFrom(source: string): Promise<string> {
  const marker = unfinishedRestore(dataDir)
  refuseTarget(source, marker)
  const manifest = await checkSource(source)

  makeFolder(dataDir)
  makeFolder(databaseDir)
  await writeMarker(marker, source)
  await draftDatabase(source, manifest).catch(async (error) => {
    for (const left of [...besides(draft), marker]) rmSync(left, { force: true })
    throw error
  })
  const files = storedIn(source, manifest)
  for (const file of files) {
    if (file === secret) await copySecret(source, manifest)
    else await copyChecked(source, file, dataDir, manifest)
  }
  if (existsSync(join(dataDir, storedFiles))) await syncTree(join(dataDir, storedFiles))
  await syncFolder(dataDir)
  for (const old of besides(database)) rmSync(old, { force: true })
  renameSync(draft, database)
  await syncFolder(databaseDir)
  rmSync(marker)
  await syncFolder(dataDir)
  const stored = new Set(files)
  const problems = problemsOf({ missing: missingFiles(database, (file) => stored.has(file)) })
  if (problems.length > 0) throw new Refusal([`Restored to ${dataDir}`, ...problems].join('\n'))
  return `Restored to ${dataDir}`
}

/** @param source null where it is in the bucket still */
function refuseTarget(source: string | null, marker: string): void {
  if (isLiteFs(databaseDir)) {
    const folder = source ?? join(dataDir, 'restored')
    const fetched = source ? '' : `First: npm run backup:drill -- --keep=${folder}. Then: `
    const from = process.env.LITEFS_URL || 'http://localhost:20202'
    throw new Refusal(
      `${databaseDir} is a LiteFS mount, which cannot take a database as a file. ${fetched || 'Use: '}litefs import -url ${from} -name panelry.db ${join(folder, 'panelry.db')}, and copy ${storedFiles} and ${secret} to ${dataDir}.`,
    )
  }
  if (existsSync(database) && !existsSync(marker)) {
    throw new Refusal(`There is already a database in ${databaseDir}. Move it away first.`)
  }
}

/** @throws Refusal when the backup is not whole */
async function checkSource(source: string): Promise<Manifest | null> {
  const interrupted = `was interrupted and is incomplete. Make another backup.`
  if (source.endsWith('.partial')) throw new Refusal(`The backup in ${source} ${interrupted}`)
  if (!existsSync(join(source, 'panelry.db'))) {
    if (existsSync(`${source}.partial`)) throw new Refusal(`The backup to ${source} ${interrupted}`)
    throw new Refusal(`There is no backup in ${source}`)
  }
  const manifest = readManifest(source)
  if (manifest) {
    for (const file of Object.keys(manifest.files)) await compare(source, file, manifest)
    return manifest
  }
  if (!unchecked) {
    throw new Refusal(
      `The backup in ${source} has no manifest.json: it was interrupted, or made by an older Panelry. If you know it is complete, add --without-manifest.`,
    )
  }
  const left = ['panelry.db-journal', 'panelry.db-wal'].find((name) =>
    existsSync(join(source, name)),
  )
  if (left) throw new Refusal(`The backup in ${source} holds ${left}: it ${interrupted}`)
  return null
}

async function compare(folder: string, file: string, manifest: Manifest): Promise<void> {
  const found = existsSync(join(folder, file)) ? await factsOf(join(folder, file)) : null
  const wanted = manifest.files[file]
  if (!wanted || (found?.size === wanted.size && found.sha256 === wanted.sha256)) return
  const what = found ? 'is not what was saved' : 'is missing'
  throw new Refusal(`The backup is damaged: ${join(folder, file)} ${what}.`)
}

function storedIn(source: string, manifest: Manifest | null): string[] {
  if (manifest) return Object.keys(manifest.files).filter((file) => file !== 'panelry.db')
  const root = join(source, storedFiles)
  const files = existsSync(root) ? filesUnder(root).map((file) => join(storedFiles, file)) : []
  return existsSync(join(source, secret)) ? [...files, secret] : files
}

/** Only the product's user may read it, even if others could read the backup. */
async function copySecret(source: string, manifest: Manifest | null) {
  writeSecretFile(join(dataDir, secret), readFileSync(join(source, secret), 'utf8'), {
    replace: true,
  })
  if (manifest) await compare(dataDir, secret, manifest)
}

async function copyChecked(source: string, file: string, to: string, manifest: Manifest | null) {
  const { sha256 } = await copyFile(join(source, file), join(to, file))
  if (manifest && manifest.files[file]?.sha256 !== sha256) {
    throw new Refusal(`The backup is damaged: ${join(source, file)} is not what was saved.`)
  }
}

async function writeMarker(marker: string, source: string): Promise<void> {
  const file = await open(marker, 'w')
  await file.writeFile(`${source}\n`)
  await file.sync().finally(() => file.close())
  await syncFolder(dataDir)
}

/** A database and the files SQLite keeps beside it. */
function besides(file: string): string[] {
  return ['', '-journal', '-wal', '-shm'].map((end) => `${file}${end}`)
}

/** The database beside its place, checked: it is put there last, and until then nothing can start. */
async function draftDatabase(source: string, manifest: Manifest | null): Promise<void> {
  for (const old of besides(draft)) rmSync(old, { force: true })
  await copyFile(join(source, 'panelry.db'), draft)
  const rows = checkDatabase(draft)
  if (manifest) compareRows(rows, manifest.rows)
  await syncFile(draft)
}
