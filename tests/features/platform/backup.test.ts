import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { env } from '~/platform/env.server'
import { StartRefused } from '~/platform/start-refused'
import { refuseUnusableData } from '~/platform/usable-data.server'
import { isLiteFs } from '../../../scripts/places'

const place = () => mkdtempSync(join(tmpdir(), 'panelry-backup-'))
const command = (script: string, dir: string, args: string[]) =>
  [
    [`scripts/${script}.ts`, ...args],
    { env: { ...process.env, DATA_DIR: dir, DATABASE_DIR: '' }, encoding: 'utf8' },
  ] as const
const run = (script: string, dir: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ...command(script, dir, args))
  return { status, said: `${stdout}${stderr}` }
}
const refused = (why: string) => ({ status: 1, said: expect.stringMatching(why) })
const logo = (dir: string) => join(dir, 'files', 'logos', 'a.png')

let name = ''
const backup = join(place(), 'backup')
/** A copy of the backup to spoil. */
const spoiled = (how: (folder: string) => void) => {
  const folder = join(place(), 'copy')
  cpSync(backup, folder, { recursive: true })
  how(folder)
  return folder
}

beforeAll(() => {
  name = makeUser({ fullName: 'Ines Marlow' }).fullName
  mkdirSync(join(env.dataDir, 'files', 'logos'), { recursive: true })
  writeFileSync(logo(env.dataDir), 'picture')
  writeFileSync(`${logo(env.dataDir)}.0123456789ab~`, 'half a pic')
  writeFileSync(join(env.dataDir, 'session-secret'), 's'.repeat(64), { mode: 0o600 })
  expect(run('backup', env.dataDir, backup)).toEqual({ status: 0, said: `Saved to ${backup}\n` })
})

const expectWhole = (dir: string) => {
  const copy = new Database(join(dir, 'panelry.db'), { readonly: true })
  expect(copy.prepare('select full_name from users').pluck().all()).toContain(name)
  copy.close()
  expect(readFileSync(logo(dir), 'utf8')).toBe('picture')
  expect(readdirSync(join(dir, 'files', 'logos'))).toEqual(['a.png'])
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dir).sort()).toEqual(['files', 'panelry.db', 'session-secret'])
  expect(() => refuseUnusableData(dir, dir)).not.toThrow()
}

test('a backup taken while the database is open brings rows, files and secret back', () => {
  const dir = join(place(), 'restored')
  expect(run('restore', dir, backup)).toEqual({ status: 0, said: `Restored to ${dir}\n` })
  expectWhole(dir)
  expect(readdirSync(backup).sort()).toEqual([
    'files',
    'manifest.json',
    'panelry.db',
    'session-secret',
  ])
})

test('a restore never writes over a database, a backup never into other files', () => {
  expect(run('restore', env.dataDir, backup)).toEqual(refused('already'))
  expect(run('backup', env.dataDir, backup)).toEqual(refused('is not empty'))
})

test('what is not whole is refused with a sentence, and nothing is put anywhere', () => {
  const cases: [string, (folder: string) => void][] = [
    ['is missing', (folder) => rmSync(logo(folder))],
    ['is not what was saved', (folder) => truncateSync(logo(folder), 0)],
    ['is not what was saved', (folder) => writeFileSync(logo(folder), 'pictura')],
    ['is not what was saved', (folder) => truncateSync(join(folder, 'panelry.db'), 0)],
    ['is not what was saved', (folder) => truncateSync(join(folder, 'panelry.db'), 40_960)],
    ['is missing', (folder) => rmSync(join(folder, 'session-secret'))],
    ['There is no backup', (folder) => rmSync(join(folder, 'panelry.db'))],
    ['has no manifest', (folder) => rmSync(join(folder, 'manifest.json'))],
    ['cannot be trusted', (folder) => truncateSync(join(folder, 'manifest.json'), 100)],
    ['cannot be trusted', (folder) => writeFileSync(join(folder, 'manifest.json'), '{}')],
  ]
  for (const [why, how] of cases) {
    const dir = join(place(), 'none')
    const { status, said } = run('restore', dir, spoiled(how))
    expect({ status, said }).toEqual(refused(why))
    expect(said.split('\n')).toHaveLength(2)
    expect(existsSync(dir)).toBe(false)
  }
})

test('a backup of before, without a manifest: taken when told so, its database looked through', () => {
  const old = spoiled((folder) => rmSync(join(folder, 'manifest.json')))
  const dir = join(place(), 'restored')
  expect(run('restore', dir, old, '--without-manifest').status).toBe(0)
  expectWhole(dir)
  const broken: [string, (folder: string) => void][] = [
    ['is empty', (folder) => truncateSync(join(folder, 'panelry.db'), 0)],
    ['is damaged', (folder) => truncateSync(join(folder, 'panelry.db'), 40_960)],
    ['is damaged', (folder) => writeFileSync(join(folder, 'panelry.db'), 'no database at all')],
    ['interrupted', (folder) => writeFileSync(join(folder, 'panelry.db-journal'), 'hot')],
  ]
  for (const [why, how] of broken) {
    const from = spoiled((folder) => {
      rmSync(join(folder, 'manifest.json'))
      how(folder)
    })
    const dir = join(place(), 'none')
    expect(run('restore', dir, from, '--without-manifest')).toEqual(refused(why))
    expect(existsSync(dir) ? readdirSync(dir) : []).toEqual([])
  }
})

/** Kills a command as soon as `file` is there; again from the start when it was faster than that. */
async function killedAt(file: string, script: string, dir: string, from: string, made: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    rmSync(made, { recursive: true, force: true })
    const child = spawn(process.execPath, ...command(script, dir, [from]))
    const over = new Promise((resolve) => child.once('exit', resolve))
    while (!existsSync(file) && child.exitCode === null) await new Promise(setImmediate)
    child.kill('SIGKILL')
    await over
    if (child.signalCode) return
  }
}

test('an interrupted backup is never taken for one, and the next one starts again', async () => {
  const target = join(place(), 'backup')
  await killedAt(`${target}.partial`, 'backup', env.dataDir, target, target)
  expect(existsSync(target)).toBe(false)
  expect(run('restore', join(place(), 'x'), target)).toEqual(refused('was interrupted'))
  expect(run('restore', join(place(), 'x'), `${target}.partial`)).toEqual(refused('interrupted'))
  expect(run('backup', env.dataDir, target)).toEqual({
    status: 0,
    said: expect.stringContaining('Saved'),
  })
  expect(readdirSync(join(target, '..'))).toEqual(['backup'])
})

test('an interrupted restore is not started as a new product; the next one ends it', async () => {
  const dir = join(place(), 'restored')
  await killedAt(join(dir, 'panelry.db.restoring'), 'restore', dir, backup, dir)
  expect(existsSync(join(dir, 'panelry.db'))).toBe(false)
  expect(() => refuseUnusableData(dir, dir)).toThrow(StartRefused)
  expect(() => refuseUnusableData(dir, dir)).toThrow(/npm run restore/)
  // The very last step was cut: the database is there, the word that it is whole is not.
  writeFileSync(join(dir, 'panelry.db'), '')
  expect(run('restore', dir, backup).status).toBe(0)
  expectWhole(dir)
})

test('an empty database beside stored files is no new product', () => {
  const dir = place()
  writeFileSync(join(dir, 'panelry.db'), '')
  expect(() => refuseUnusableData(dir, dir)).not.toThrow()
  mkdirSync(join(dir, 'files'))
  expect(() => refuseUnusableData(dir, dir)).toThrow(/is empty although files are stored/)
})

test('a LiteFS mount is told from other folders', () => {
  const mounts = [
    '/dev/vda / ext4 rw 0 0',
    'litefs /litefs fuse rw 0 0',
    'lazyfs /data fuse.lazyfs rw 0 0',
  ].join('\n')
  expect(isLiteFs('/litefs', mounts)).toBe(true)
  expect(isLiteFs('/litefs/sub', mounts)).toBe(true)
  expect(['/litefs2', '/data/x', '/var'].map((folder) => isLiteFs(folder, mounts))).toEqual([
    false,
    false,
    false,
  ])
})
