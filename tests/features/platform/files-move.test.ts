import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeS3 } from '#tests/fakes/s3'
import { diskDriver } from '~/platform/files/disk.server'
import type { FileDriver } from '~/platform/files/driver'
import { type Folder, folders } from '~/platform/files/folders'
import { newFileName } from '~/platform/files/names.server'
import { s3Driver } from '~/platform/files/s3.server'
import { s3Client } from '~/platform/files/s3-client.server'

const s3 = await fakeS3({ listed: 5 })
const bucket = s3Driver(s3Client(s3.settings))
const dataDir = mkdtempSync(join(tmpdir(), 'panelry-move-'))
const disk = diskDriver(join(dataDir, 'files'))
afterAll(() => s3.stop())

const { endpoint, accessKeyId, secretAccessKey, region } = s3.settings
const variables = {
  S3_ENDPOINT: endpoint,
  S3_BUCKET: s3.settings.bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}

function start(words: string[], env: Record<string, string> = variables) {
  const child = spawn(process.execPath, ['scripts/files-move.ts', ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
  let said = ''
  for (const from of [child.stdout, child.stderr]) from.on('data', (chunk) => (said += chunk))
  const end = new Promise<{ status: number | null; said: string }>((done) =>
    child.once('close', (status) => done({ status, said })),
  )
  return { child, end }
}
const move = (...words: string[]) => start(words).end

/** All files of a place as `folder/name: content`. */
async function all(driver: FileDriver): Promise<string[]> {
  const found: string[] = []
  for (const folder of Object.keys(folders) as Folder[]) {
    for (const name of await driver.list(folder)) {
      found.push(`${folder}/${name}: ${await driver.read(folder, name)}`)
    }
  }
  return found.sort()
}

let stored: string[] = []
beforeEach(async () => {
  s3.objects.clear()
  s3.answerAll(null)
  rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  for (let n = 0; n < 4; n += 1) {
    for (const folder of Object.keys(folders) as Folder[]) {
      await disk.put(folder, newFileName('bin'), Buffer.from(`${folder} ${n}`))
    }
  }
  stored = await all(disk)
})

test('all files go to S3 and back; they leave their place when somebody asks for it', async () => {
  expect(await move('--to', 's3')).toEqual({
    status: 0,
    said: expect.stringMatching(/logos: 4 files, 4 copied.*48 files copied.*0 were there already/s),
  })
  expect(await all(bucket)).toEqual(stored)
  expect(await all(disk)).toEqual(stored)
  expect(await move('--to', 's3', '--remove')).toEqual({
    status: 0,
    said: expect.stringMatching(/0 files copied.*48 were there already; 48 removed/),
  })
  expect(await all(bucket)).toEqual(stored)
  expect(await all(disk)).toEqual([])
  expect((await move('--to=disk', '--remove')).status).toBe(0)
  expect(await all(disk)).toEqual(stored)
  expect(await all(bucket)).toEqual([])
}, 60_000)

test.each([['s3'], ['disk']])(
  'interrupted on the way to %s, it goes on',
  async (target) => {
    if (target === 'disk') await move('--to', 's3', '--remove')
    const { child, end } = start(['--to', target, '--remove'])
    const arrived = () =>
      target === 's3'
        ? s3.objects.size
        : readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
            (entry) => entry.isFile(),
          ).length
    while (arrived() < 6 && child.exitCode === null)
      await new Promise((done) => setTimeout(done, 2))
    child.kill('SIGKILL')
    await end
    expect(child.signalCode).toBe('SIGKILL')
    const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk]
    // Nothing is lost meanwhile, and nothing of it is half there.
    for (const one of await all(to)) expect(stored).toContain(one)
    expect(new Set([...(await all(from)), ...(await all(to))])).toEqual(new Set(stored))
    expect(await move('--to', target, '--remove')).toMatchObject({ status: 0 })
    expect(await all(to)).toEqual(stored)
    expect(await all(from)).toEqual([])
  },
  60_000,
)

test('a copy of another size is made again, and S3 that is away or full is reported in a sentence', async () => {
  const [folder = '', name = ''] = stored[0]?.split(/[/:]/) ?? []
  await bucket.put(folder as Folder, name, Buffer.from('half'))
  s3.answerAll({ status: 507, code: 'InsufficientStorage' })
  const refused = await move('--to', 's3', '--remove')
  expect(refused).toEqual({ status: 1, said: expect.stringContaining('507') })
  expect(refused.said.trim().split('\n')).toHaveLength(1)
  expect(await all(disk)).toEqual(stored)
  s3.answerAll(null)
  expect((await move('--to', 's3')).status).toBe(0)
  expect(await all(bucket)).toEqual(stored)
}, 60_000)

test('what is being written is not moved, and no file is removed whose copy is not whole', async () => {
  writeFileSync(join(dataDir, 'files', 'logos', `${newFileName('png')}.0123456789ab~`), 'half')
  // S3 says that it has stored it, and has not.
  const put = s3.objects.set.bind(s3.objects)
  s3.objects.set = (key, { bytes, at }) => put(key, { bytes: bytes.subarray(1), at })
  const refused = await move('--to', 's3', '--remove')
  s3.objects.set = put
  expect(refused).toEqual({ status: 1, said: expect.stringMatching(/bytes and its copy \d+/) })
  expect(await all(disk)).toEqual(stored)
}, 60_000)

test('files keep their owner; another database’s files are not mixed with them', async () => {
  const mine = { database: 'mine', address: 'https://mine.example', since: '2026-11-01' }
  const other = { ...mine, database: 'other', address: 'https://other.example' }
  await disk.claim(mine)
  await bucket.claim(other)
  await bucket.put('logos', newFileName('png'), Buffer.from('other'))
  const before = await all(bucket)
  const { status, said } = await move('--to', 's3', '--remove')
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('other.example') })
  expect(said.trim().split('\n')).toHaveLength(1)
  expect([await all(bucket), await all(disk)]).toEqual([before, stored])
  // Where nothing is stored, nobody loses anything.
  for (const folder of Object.keys(folders) as Folder[]) {
    for (const name of await bucket.list(folder)) await bucket.remove(folder, name)
  }
  expect((await move('--to', 's3')).status).toBe(0)
  expect((await bucket.owner())?.database).toBe('mine')
  expect((await disk.owner())?.database).toBe('mine')
  expect((await move('--to', 's3', '--remove')).status).toBe(0)
  expect(await disk.owner()).toBeNull()
  // Files without an owner, and no database that could tell: they may be anybody's.
  await disk.put('logos', newFileName('png'), Buffer.from('?'))
  expect((await move('--to', 's3')).status).toBe(1)
  // The database that is here owns what nobody has claimed.
  const database = new Database(join(dataDir, 'panelry.db'))
  database.exec("create table installation (id text); insert into installation values ('mine')")
  database.close()
  expect((await move('--to', 's3')).status).toBe(0)
  await bucket.claim(null)
  expect((await move('--to', 's3')).status).toBe(0)
  expect((await bucket.owner())?.database).toBe('mine')
  rmSync(join(dataDir, 'panelry.db'))
}, 60_000)

test('bad input: a target that is none, and variables that are missing', async () => {
  for (const words of [[], ['--to', 'tape'], ['--to'], ['--to', 's3', 'now']]) {
    expect(await move(...words)).toEqual({
      status: 1,
      said: expect.stringContaining('Say where to'),
    })
  }
  const none = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
  expect((await start(['--to', 's3'], none).end).said).toContain('Set the variables')
  const half = { ...variables, S3_BUCKET: '' }
  expect((await start(['--to', 's3'], half).end).said).toContain('S3_BUCKET is missing')
  expect(await all(bucket)).toEqual([])
}, 60_000)
