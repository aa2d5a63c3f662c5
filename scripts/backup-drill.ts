/** Restores a backup of the bucket into a temporary folder, looks through it and counts its rows. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { count as counted } from '../app/messages/format.ts'
import { oldestBackup } from '../app/platform/backup/backup-facts.ts'
import { makeFolder } from '../app/platform/files/durable.ts'
import { bucketOfBackups } from './backup/bucket.ts'
import { checkDatabase, compareRows, type Rows } from './backup/check-database.ts'
import { fromBucket } from './backup/from-bucket.ts'
import { factsOfBackup, findManifestOf, look, madeAt } from './backup/in-bucket.ts'
import { missingFiles } from './backup/named-files.ts'
import { problemsOf } from './backup/whole.ts'
import { database } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

const given = wordsGiven('npm run backup:drill -- [NAME] [--list] [--keep=FOLDER] [--litestream]')
const [wanted] = given.names
const kept = given.valueOf('--keep')

const hour = 60 * 60 * 1000

await carryOut('drill', async () => {
  if (given.has('--list')) return listBackups()
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'panelry-drill-'))
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty`)
  }
  makeFolder(folder)
  // A backup holds secrets, no matter who may read its folder.
  chmodSync(folder, 0o700)
  const start = performance.now()
  try {
    const { rows, said, problems } = given.has('--litestream')
      ? fromLitestream(folder)
      : await fromBackup(folder)
    console.log(listOf(rows))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const end = `Restored and checked in ${seconds} s.${kept ? ` It is in ${folder}.` : ''}`
    if (problems.length > 0) throw new Refusal([said, ...problems, end].join('\n'))
    return `${said} ${end}`
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
})

type Found = { rows: Rows; said: string; problems: string[] }

async function fromBackup(folder: string): Promise<Found> {
  const { name, manifest } = await fromBucket(folder, wanted)
  const database = join(folder, 'panelry.db')
  const rows = checkDatabase(database)
  compareRows(rows, manifest.rows)
  const missing = missingFiles(database, (path) => existsSync(join(folder, path)))
  const problems = problemsOf({ missing, less: manifest.less })
  const age = Date.now() - madeAt(name)
  if (!wanted && age > oldestBackup) problems.push('It is too old: newer ones have failed.')
  const { files } = factsOfBackup(name, manifest)
  const which = wanted ? `The backup ${name}` : `The newest backup, ${name},`
  const state = problems.length > 0 ? 'is not what it should be' : 'is whole'
  const said = `${which} ${state}: made ${dateOf(name)}, ${(age / hour).toFixed(1)} hours ago, with ${counted(files, 'file')}.`
  return { rows, said, problems }
}

/** All backups, the newest first. */
async function listBackups(): Promise<string> {
  const bucket = bucketOfBackups()
  const { names } = await look(bucket)
  const lines: string[] = []
  for (const name of names) {
    const manifest = await findManifestOf(bucket, name)
    if (!manifest) {
      lines.push(`${name}  ${dateOf(name)}  damaged`)
      continue
    }
    const { files, bytes, lacks, less } = factsOfBackup(name, manifest)
    const counts = ['users', 'projects', 'requests'].map(
      (table) => `${manifest.rows[table] ?? 0} ${table}`,
    )
    const problems = [
      ...(lacks ? [`lacks ${counted(lacks, 'file')}`] : []),
      ...(less ? [`far less than ${less.than}`] : []),
    ]
    const state = problems.join(', ') || (lacks === null ? 'not looked through' : 'whole')
    const size = `${counted(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`
    lines.push(`${name}  ${dateOf(name)}  ${counts.join(', ')}, ${size}: ${state}`)
  }
  return lines.join('\n') || 'There is no backup in the bucket'
}

/** `29 Nov 2026 03:00 UTC` */
function dateOf(name: string): string {
  const [, day, month, year, time = ''] = new Date(madeAt(name)).toUTCString().split(' ')
  return `${day} ${month} ${year} ${time.slice(0, 5)} UTC`
}

function fromLitestream(folder: string): Found {
  const copy = join(folder, 'panelry.db')
  const config = process.env.LITESTREAM_CONFIG || '/etc/litestream.yml'
  const { AWS_CA_BUNDLE: _, ...env } = process.env
  const command = ['restore', '-config', config, '-o', copy, database]
  const { error, status, stderr } = spawnSync('litestream', command, { env, encoding: 'utf8' })
  if (error) throw new Refusal(`litestream could not be started: ${error.message}`)
  if (status !== 0) throw new Refusal(`litestream restored nothing: ${stderr.trim()}`)
  return { rows: checkDatabase(copy), said: 'The copy of Litestream is complete.', problems: [] }
}

function listOf(rows: Rows): string {
  return Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table.padEnd(32)} ${count}`)
    .join('\n')
}
