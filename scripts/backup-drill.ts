/** Restores the newest backup of the bucket into a temporary folder, looks through it and counts its rows. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeFolder } from '../app/platform/files/durable.ts'
import { checkDatabase, compareRows, type Rows } from './backup/check-database.ts'
import { fromBucket } from './backup/from-bucket.ts'
import { madeAt } from './backup/in-bucket.ts'
import { database } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'

const words = process.argv.slice(2)
const [wanted] = words.filter((word) => !word.startsWith('--'))
const kept = words.find((word) => word.startsWith('--keep='))?.slice('--keep='.length)

const hour = 60 * 60 * 1000
/** Milliseconds: when the newest backup is older, two daily ones have failed. */
const oldest = 50 * hour

await carryOut('drill', async () => {
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'panelry-drill-'))
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty`)
  }
  makeFolder(folder)
  const start = performance.now()
  try {
    const { rows, said } = words.includes('--litestream')
      ? fromLitestream(folder)
      : await fromBackup(folder)
    console.log(listOf(rows))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    return `${said} Restored and looked through in ${seconds} s.${kept ? ` It is in ${folder}.` : ''}`
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
})

async function fromBackup(folder: string): Promise<{ rows: Rows; said: string }> {
  const { name: found, manifest } = await fromBucket(folder, wanted)
  const rows = checkDatabase(join(folder, 'panelry.db'))
  compareRows(rows, manifest.rows)
  const age = Date.now() - madeAt(found)
  const hours = `${(age / hour).toFixed(1)} hours old`
  if (!wanted && age > oldest) throw new Refusal(`The backup ${found} is whole, but ${hours}.`)
  const files = Object.keys(manifest.files).length - 1
  return { rows, said: `The backup ${found} is whole: ${hours}, with ${files} files.` }
}

function fromLitestream(folder: string): { rows: Rows; said: string } {
  const copy = join(folder, 'panelry.db')
  const config = process.env.LITESTREAM_CONFIG || '/etc/litestream.yml'
  const { AWS_CA_BUNDLE: _, ...env } = process.env
  const command = ['restore', '-config', config, '-o', copy, database]
  const { error, status, stderr } = spawnSync('litestream', command, { env, encoding: 'utf8' })
  if (error) throw new Refusal(`litestream could not be started: ${error.message}`)
  if (status !== 0) throw new Refusal(`litestream restores nothing: ${stderr.trim()}`)
  return { rows: checkDatabase(copy), said: 'The copy of Litestream is whole.' }
}

function listOf(rows: Rows): string {
  return Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table.padEnd(32)} ${count}`)
    .join('\n')
}
