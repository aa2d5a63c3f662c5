import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeS3 } from '#tests/fakes/s3'
import { enterFile } from '#tests/fixtures/files'
import { makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { runScript } from '#tests/fixtures/run-script'
import { startVersitygw, versitygw } from '#tests/fixtures/versitygw'
import { db, sqlite } from '~/db/client.server'
import { projects } from '~/db/schema'
import { env } from '~/platform/env.server'
import { s3Client } from '~/platform/files/s3-client.server'

// Each starts several commands.
vi.setConfig({ testTimeout: 90_000 })

const day = 24 * 60 * 60 * 1000
const place = () => mkdtempSync(join(tmpdir(), 'panelry-whole-'))

// A real S3 server where one is named, else the one that stands in for it.
const s3 = versitygw ? await startVersitygw(versitygw) : await fakeS3()
const client = s3Client(s3.settings)
const bucket = {
  BACKUP_S3_ENDPOINT: s3.settings.endpoint,
  BACKUP_S3_BUCKET: s3.settings.bucket,
  BACKUP_S3_REGION: s3.settings.region,
  BACKUP_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
}
afterAll(() => s3.stop())

/** The data folder of a studio that nobody has used yet. */
const fresh = place()
const run = (script: string, words: string[] = [], set: Record<string, string> = {}) =>
  runScript(script, words, { ...bucket, DATA_DIR: env.dataDir, DATABASE_DIR: '', ...set })
const backUp = (set?: Record<string, string>) => run('backup', ['s3'], set)

const keys = async () => {
  const found: string[] = []
  for await (const { key } of client.list('backups/')) found.push(key)
  return found
}
const names = async () =>
  (await keys()).flatMap((key) => /^backups\/([\d-]+T[\d-]+)\.json$/.exec(key)?.[1] ?? [])
const textOf = async (name: string) => new Response(await client.get(`backups/${name}.json`)).text()
/** Gives the newest backup another time. @returns its name then */
async function dateNewest(days: number, change = (text: string) => text): Promise<string> {
  const last = (await names()).at(-1) ?? ''
  const text = await textOf(last)
  const name = new Date(Date.now() - days * day).toISOString().slice(0, 19).replaceAll(':', '-')
  await client.remove(`backups/${last}.json`)
  await client.put(`backups/${name}.json`, new Blob([change(text)]))
  return name
}

beforeAll(async () => {
  await sqlite.backup(join(fresh, 'panelry.db'))
  const owner = makeUser()
  for (let n = 0; n < 2; n += 1) makeUser()
  makeProject({ ownerId: owner.id, logo: 'there.png' })
  mkdirSync(join(env.dataDir, 'files', 'logos'), { recursive: true })
  writeFileSync(join(env.dataDir, 'files', 'logos', 'there.png'), 'picture')
})
beforeEach(async () => {
  db.update(projects).set({ logo: 'there.png' }).run()
  for (const key of await keys()) await client.remove(key)
})

const lacks = 'It lacks 1 file that rows name:\n  files/logos/gone.png\n'
const farLess = (than: string) => `It has far less than the backup ${than}: 0 of 3 users.`

test('a file that rows name and nobody has: backup, drill and restore name it and end badly', async () => {
  const logo = enterFile({ folder: 'logos', file: 'gone.png' })
  db.update(projects).set({ logo }).run()
  const saved = await backUp()
  expect(saved).toEqual({ code: 1, said: expect.stringMatching(/^Saved to /) })
  expect(saved.said).toContain(lacks)
  const [name = ''] = await names()
  expect(JSON.parse(await textOf(name)).missing).toEqual(['files/logos/gone.png'])

  const drill = await run('backup-drill')
  expect(drill).toEqual({ code: 1, said: expect.stringContaining(lacks) })
  expect(drill.said).toMatch(`The newest backup, ${name}, is not what it should be: made `)
  expect((await run('backup-drill', ['--list'])).said).toMatch(/ 3 users, .* lacks 1 file$/m)

  const dir = join(place(), 'restored')
  const restored = await run('restore', ['s3'], { DATA_DIR: dir })
  expect(restored).toEqual({ code: 1, said: `Restored to ${dir}\n${lacks}` })
  expect(existsSync(join(dir, 'restore-unfinished'))).toBe(false)

  const folder = join(place(), 'backup')
  expect(await run('backup', [folder])).toEqual({ code: 1, said: `Saved to ${folder}\n${lacks}` })
  const again = join(place(), 'restored')
  expect(await run('restore', [folder], { DATA_DIR: again })).toMatchObject({ code: 1 })
  db.update(projects).set({ logo: 'there.png' }).run()
  expect((await backUp()).code).toBe(0)
})

test('a backup of another, empty studio is kept, said, never taken by itself, and pushes nothing out', async () => {
  expect((await backUp()).code).toBe(0)
  const whole = await dateNewest(9)
  for (const days of [3, 2, 1]) {
    const { code, said } = await backUp({ DATA_DIR: fresh, BACKUP_KEEP: '2' })
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(farLess(whole)) })
    await dateNewest(days)
  }
  // The two newest, and the last one that was whole.
  expect(await names()).toHaveLength(3)
  expect((await names())[0]).toBe(whole)

  const newest = (await names()).at(-1) ?? ''
  const drill = await run('backup-drill')
  expect(drill).toEqual({ code: 1, said: expect.stringContaining(farLess(whole)) })
  expect(drill.said).toContain(`The newest backup, ${newest}, is not`)
  const listed = (await run('backup-drill', ['--list'])).said.trim().split('\n')
  expect(listed).toHaveLength(3)
  expect(listed[0]).toMatch(new RegExp(`^${newest} .* 0 users, .*: far less than ${whole}$`))
  expect(listed[2]).toMatch(new RegExp(`^${whole} .* UTC  3 users, .*: whole$`))
  expect(await run('backup-drill', [whole])).toEqual({
    code: 0,
    said: expect.stringMatching(`The backup ${whole} is whole: made `),
  })

  const dir = join(place(), 'restored')
  const refused = await run('restore', ['s3'], { DATA_DIR: dir })
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(`npm run restore -- s3:${whole}, or s3:${newest}`)
  expect(existsSync(dir)).toBe(false)
  expect((await run('restore', [`s3:${whole}`], { DATA_DIR: dir })).code).toBe(0)
  const copy = new Database(join(dir, 'panelry.db'), { readonly: true })
  expect(copy.prepare('select count(*) from users').pluck().get()).toBe(3)
  copy.close()

  // One that is an hour old and of another database keeps the studio from no backup.
  await dateNewest(0.04)
  const asDaily = (set?: Record<string, string>) => run('backup-daily', [], set)
  expect((await asDaily({ DATA_DIR: fresh })).said).toContain('nothing to do')
  expect((await asDaily()).said).toMatch(/"less":null.*"said":"Saved to /)
  expect((await asDaily()).said).toContain('nothing to do')
  await dateNewest(0.03)

  // Somebody says that fewer are right: from then on these are what others are compared with.
  expect((await run('backup', ['s3', '--accept-fewer'], { DATA_DIR: fresh })).code).toBe(0)
  await dateNewest(0.01)
  expect((await backUp({ DATA_DIR: fresh })).code).toBe(0)
})

test('search indexes are no rows to be counted, also where an older backup has counted them', async () => {
  expect((await backUp()).code).toBe(0)
  const name = await dateNewest(0.1, (text) => {
    const { missing: _, ...older } = JSON.parse(text)
    return JSON.stringify({ ...older, rows: { ...older.rows, projects_search_idx: 3 } })
  })
  const { code, said } = await run('backup-drill', [name])
  expect(code).toBe(0)
  expect(said).toMatch(/^users +3$/m)
  expect(said).not.toMatch(/_(search|short)|_(data|idx|docsize|config) /)
  expect((await run('backup-drill', ['--list'])).said).toMatch(/: not looked through$/m)
})
