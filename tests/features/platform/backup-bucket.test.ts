import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeS3, fakeS3 } from '#tests/fakes/s3'
import { makeUser } from '#tests/fixtures/people'
import { runScript } from '#tests/fixtures/run-script'
import { backUpDaily } from '~/features/backups/back-up-daily.server'
import { env } from '~/platform/env.server'

const hour = 60 * 60 * 1000
const place = () => mkdtempSync(join(tmpdir(), 'panelry-bucket-'))
const temporary = place()
let s3: FakeS3
let bucket: Record<string, string> = {}

beforeAll(async () => {
  s3 = await fakeS3({ listed: 3 })
  const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings
  bucket = {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: s3.settings.bucket,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  // For the process that the clock starts.
  Object.assign(process.env, bucket, { DATA_DIR: env.dataDir, DATABASE_DIR: '' })
})
afterAll(() => s3.stop())

const run = (script: string, words: string[] = [], set: Record<string, string> = {}) =>
  runScript(script, words, { ...bucket, DATA_DIR: env.dataDir, TMPDIR: temporary, ...set })

const logo = join(env.dataDir, 'files', 'logos', 'a.png')
const manifests = () => [...s3.objects.keys()].filter((key) => key.endsWith('.json')).sort()
const contentOf = (text: string) =>
  `backups/files/${createHash('sha256').update(text).digest('hex')}`
/** Gives the newest backup another time. */
function renameNewest(at: number) {
  const key = manifests().at(-1) ?? ''
  const found = s3.objects.get(key)
  s3.objects.delete(key)
  const name = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')
  if (found) s3.objects.set(`backups/${name}.json`, found)
}

let name = ''
beforeEach(() => {
  s3.objects.clear()
  name = makeUser({ fullName: 'Ines Marlow' }).fullName
  mkdirSync(join(env.dataDir, 'files', 'logos'), { recursive: true })
  writeFileSync(logo, 'picture')
  writeFileSync(join(env.dataDir, 'session-secret'), 'a'.repeat(64))
})

test('a backup comes back from the bucket whole, and what is there is not sent again', async () => {
  expect((await run('backup', ['s3'])).said).toMatch(/^Saved to files-of-panelry as .*, 0 old/)
  const sent = s3.asked.filter((each) => each.startsWith('PUT')).length
  renameNewest(Date.now() - hour)
  writeFileSync(join(env.dataDir, 'session-secret'), 'b'.repeat(64))
  expect((await run('backup', ['s3'])).code).toBe(0)
  // The database, the new secret and the manifest: no other file is new.
  expect(s3.asked.filter((each) => each.startsWith('PUT')).length - sent).toBeLessThanOrEqual(3)

  const dir = join(place(), 'restored')
  const { code, said } = await run('restore', ['s3'], { DATA_DIR: dir })
  expect({ code, said }).toEqual({ code: 0, said: `Restored to ${dir}\n` })
  const copy = new Database(join(dir, 'panelry.db'), { readonly: true })
  expect(copy.prepare('select full_name from users').pluck().all()).toContain(name)
  copy.close()
  expect(readFileSync(join(dir, 'files', 'logos', 'a.png'), 'utf8')).toBe('picture')
  expect(readFileSync(join(dir, 'session-secret'), 'utf8')).toBe('b'.repeat(64))
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(temporary)).toEqual([])
})

test('files that the product keeps in a bucket are in the backup', async () => {
  const given = Object.entries(bucket).map(([key, value]) => [key.slice('BACKUP_'.length), value])
  s3.objects.set('files/attachments/far.bin', { bytes: Buffer.from('far'), at: Date.now() })
  // What a console of S3 makes of a folder, and a key that is no path.
  s3.objects.set('files/attachments/', { bytes: Buffer.from(''), at: Date.now() })
  s3.objects.set('files/logos//a.png', { bytes: Buffer.from('x'), at: Date.now() })
  expect((await run('backup', ['s3'], Object.fromEntries(given))).code).toBe(0)
  const folder = join(place(), 'kept')
  expect((await run('backup-drill', [`--keep=${folder}`])).code).toBe(0)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readFileSync(join(folder, 'files', 'attachments', 'far.bin'), 'utf8')).toBe('far')
  expect(readFileSync(join(folder, 'files', 'logos', 'a.png'), 'utf8')).toBe('picture')
})

test('the newest backups are kept, and of the contents those that they name and young ones', async () => {
  for (const [days, content] of [
    [3, 'oldest'],
    [2, 'older'],
    [1, 'youngest'],
  ] as const) {
    writeFileSync(logo, content)
    expect((await run('backup', ['s3'], { BACKUP_KEEP: '9' })).code).toBe(0)
    renameNewest(Date.now() - days * 24 * hour)
  }
  for (const found of s3.objects.values()) found.at -= 25 * hour
  s3.objects.set(contentOf('under way'), { bytes: Buffer.from('under way'), at: Date.now() })
  const { said } = await run('backup', ['s3'], { BACKUP_KEEP: '3' })
  expect(said).toMatch(/, 1 old backups removed$/m)
  expect(manifests()).toHaveLength(3)
  expect(s3.objects.has(contentOf('oldest'))).toBe(false)
  for (const kept of ['older', 'youngest', 'under way']) {
    expect(s3.objects.has(contentOf(kept)), kept).toBe(true)
  }
})

test('the drill counts rows, says how old the backup is, and fails where it is not whole or too old', async () => {
  expect(await run('backup-drill')).toEqual({ code: 1, said: 'There is no backup in the bucket\n' })
  await run('backup', ['s3'])
  renameNewest(Date.now() - 9 * hour)
  const good = await run('backup-drill')
  expect(good.said).toMatch(/^users +\d+$/m)
  expect(good.said).toMatch(
    /^The newest backup, \S+, is whole: made .* UTC, 9\.0 hours ago, with \d+ files/m,
  )
  expect(good.code).toBe(0)

  const found = s3.objects.get(contentOf('picture'))
  s3.objects.set(contentOf('picture'), { bytes: Buffer.from('pictura'), at: Date.now() })
  expect((await run('backup-drill')).said).toMatch('files/logos/a.png is not what was saved')
  s3.objects.delete(contentOf('picture'))
  expect(await run('backup-drill')).toMatchObject({
    code: 1,
    said: expect.stringMatching('files/logos/a.png is missing'),
  })
  // The next backup sends what has gone.
  expect((await run('backup', ['s3'])).code).toBe(0)
  expect(s3.objects.get(contentOf('picture'))?.bytes).toEqual(found?.bytes)
  renameNewest(Date.now() - 60 * hour)
  for (const key of manifests().slice(1)) s3.objects.delete(key)
  expect(await run('backup-drill')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/60\.0 hours ago.*\nIt is too old/),
  })
  expect(readdirSync(temporary)).toEqual([])
})

test('what is larger than a backup says is not fetched whole', async () => {
  await run('backup', ['s3'])
  s3.objects.set(contentOf('picture'), { bytes: Buffer.alloc(5_000_000), at: Date.now() })
  const dir = join(place(), 'restored')
  const { code, said } = await run('restore', ['s3'], { DATA_DIR: dir })
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('larger than the backup'),
  })
})

test('a damaged backup stops none that comes after it, and no content is removed while it is there', async () => {
  await run('backup', ['s3'])
  renameNewest(Date.now() - 40 * hour)
  const old = contentOf('picture')
  const found = s3.objects.get(old)
  if (found) s3.objects.set(old, { ...found, at: Date.now() - 40 * hour })
  const [first = ''] = manifests()
  s3.objects.set(first, { bytes: Buffer.from('{'), at: Date.now() })
  writeFileSync(logo, 'another picture')
  const { code, said } = await run('backup', ['s3'])
  expect(code).toBe(0)
  expect(said).toContain('is damaged')
  expect([s3.objects.has(old), manifests().length]).toEqual([true, 2])
  const list = await run('backup-drill', ['--list'])
  expect(list).toMatchObject({ code: 0, said: expect.stringContaining('damaged') })
  expect((await run('backup-drill')).code).toBe(0)
  s3.objects.delete(first)
  await run('backup', ['s3'])
  expect(s3.objects.has(old)).toBe(false)
})

test('by the clock there is one a day, and a failure is told', async () => {
  env.backups = { settings: null, problems: [] }
  await backUpDaily()
  expect(manifests()).toEqual([])
  env.backups = { settings: s3.settings, problems: [] }
  await backUpDaily()
  await backUpDaily()
  expect(manifests()).toHaveLength(1)
  renameNewest(Date.now() - 25 * hour)
  await backUpDaily()
  expect(manifests()).toHaveLength(2)
  s3.answerAll({ status: 403, code: 'AccessDenied' })
  await expect(backUpDaily()).rejects.toThrow('AccessDenied')
  s3.answerAll(null)
}, 60_000)

test('a bucket that is named by halves is refused with a sentence', async () => {
  const { code, said } = await run('backup', ['s3'], { BACKUP_S3_REGION: '' })
  expect({ code, said }).toEqual({
    code: 1,
    said: 'The bucket files-of-panelry needs BACKUP_S3_REGION\n',
  })
  expect((await run('backup', ['s3'], { BACKUP_S3_BUCKET: '' })).said).toMatch('BACKUP_S3_BUCKET')
  expect(existsSync(join(env.dataDir, 'restore-unfinished'))).toBe(false)
})
