import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeS3 } from '#tests/fakes/s3'
import { enterFile } from '#tests/fixtures/files'
import { callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { startVersitygw, versitygw } from '#tests/fixtures/versitygw'
import { db } from '~/db/client.server'
import { backupState, mail, projects } from '~/db/schema'
import { backUpDaily } from '~/features/backups/back-up-daily.server'
import { keepFailure, keepNewest, readBackupState } from '~/features/backups/backup-state.server'
import { checkBackups } from '~/features/backups/check-backups.server'
import { env } from '~/platform/env.server'
import { s3Client } from '~/platform/files/s3-client.server'
import { log } from '~/platform/log.server'
import { Backups } from '~/routes/admin/settings/backups'
import { loader } from '~/routes/admin/settings/general-settings'

// A real S3 server where one is named, else the one that stands in for it.
const s3 = versitygw ? await startVersitygw(versitygw) : await fakeS3()
const client = s3Client(s3.settings)
const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
// For the process that the clock starts.
Object.assign(process.env, {
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_BUCKET: bucket,
  BACKUP_S3_REGION: region,
  BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  DATA_DIR: env.dataDir,
  DATABASE_DIR: '',
})
afterAll(() => s3.stop())

// Some wait for several backups.
vi.setConfig({ testTimeout: 90_000 })

const day = 24 * 60 * 60 * 1000
const admin = makeUser({ role: 'admin' })
makeProject({ ownerId: admin.id, logo: 'there.png' })
mkdirSync(join(env.dataDir, 'files', 'logos'), { recursive: true })
writeFileSync(join(env.dataDir, 'files', 'logos', 'there.png'), 'picture')

beforeEach(async () => {
  vi.restoreAllMocks()
  env.backups = { settings: s3.settings, problems: [] }
  for (const table of [backupState, mail]) db.delete(table).run()
  for (const key of await keys()) await client.remove(key)
})

async function keys() {
  const found: string[] = []
  for await (const { key } of client.list('')) found.push(key)
  return found
}
/** Gives the newest backup another time, so that a next one is due. */
async function dateNewest(days: number) {
  const last = (await keys()).filter((key) => key.endsWith('.json')).at(-1) ?? ''
  const text = await new Response(await client.get(last)).text()
  const name = new Date(Date.now() - days * day).toISOString().slice(0, 19).replaceAll(':', '-')
  await client.remove(last)
  await client.put(`backups/${name}.json`, new Blob([text]))
}
const shown = () => {
  const html = renderToStaticMarkup(createElement(Backups, { state: readBackupState() }))
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}
const mails = () =>
  db
    .select()
    .from(mail)
    .all()
    .filter(({ template }) => template === 'backup')

test('admins see when the last backup was made, how large and where; without a bucket that none is made', async () => {
  await backUpDaily()
  expect(shown()).toMatch(
    new RegExp(
      `Kept in ${bucket} at ${endpoint} .*Last backup .*20\\d\\d.* Size [\\d.]+ MB, with \\d files.* Complete`,
    ),
  )
  const cookie = await signIn(admin)
  const { data } = await callLoader(loader, { url: '/admin/general-settings', cookie })
  expect(data.backups).toMatchObject({ newest: { lacks: 0, less: null }, failure: null })
  // What is known of another bucket counts no more.
  env.backups = { settings: { ...s3.settings, bucket: 'another-one' }, problems: [] }
  expect(shown()).toContain('Last backup None yet')
  env.backups = { settings: null, problems: [] }
  expect(shown()).toContain('No backups are made')
})

test('a backup that lacks a file is shown and logged each time, and mailed once', async () => {
  await backUpDaily()
  expect(mails()).toEqual([])
  const logo = enterFile({ folder: 'logos', file: 'gone.png' })
  db.update(projects).set({ logo }).run()
  const warned = vi.spyOn(log, 'warn')
  for (const _ of ['once', 'and again']) {
    await dateNewest(1)
    await backUpDaily()
    expect(shown()).toContain('It is missing 1 file that is in use: files/logos/gone.png')
    expect(shown()).not.toContain('Whole')
  }
  const said = { backup: expect.stringContaining('files/logos/gone.png') }
  expect(warned.mock.calls).toEqual([[said], [said]])
  expect(mails()).toMatchObject([{ to: admin.email, subject: expect.stringContaining('backup') }])
  expect(mails()[0]?.message).toContain('files/logos/gone.png')
  db.update(projects).set({ logo: 'there.png' }).run()
})

test('a backup with far less than the one before, and one that is old, are shown', () => {
  const facts = {
    ...{ name: '2026-11-20T03-00-00', madeAt: Date.now() - 3 * day, bytes: 1e6, files: 12 },
    ...{ lacks: 0, missing: [] },
    less: { than: '2026-11-19T03-00-00', rows: { users: [0, 20], requests: [3, 74] } },
  } satisfies Parameters<typeof keepNewest>[0]
  keepNewest(facts, true)
  expect(shown()).toContain(
    'far less than the backup 2026-11-19T03-00-00: 0 of 20 accounts, 3 of 74 requests',
  )
  expect(shown()).toContain('more than two days old')
  expect(mails()[0]?.message).toContain('0 of 20 accounts')
})

test('a failed attempt is shown with its reason until one succeeds', async () => {
  await backUpDaily()
  process.env.BACKUP_S3_SECRET_ACCESS_KEY = 'wrong'
  await expect(backUpDaily()).rejects.toThrow('SignatureDoesNotMatch')
  process.env.BACKUP_S3_SECRET_ACCESS_KEY = secretAccessKey
  expect(shown()).toMatch(/The last attempt failed .*SignatureDoesNotMatch.* Last backup .*20\d\d/)
  await backUpDaily()
  expect(shown()).not.toContain('failed')
})

test('a wrong key, bucket or variable stops no start: the log and the screen say it, and no secret', async () => {
  const warned = vi.spyOn(log, 'warn')
  await checkBackups()
  expect(warned).not.toHaveBeenCalled()
  expect(await keys()).toEqual([])
  const wrong = [
    [{ secretAccessKey: 'a-wrong-secret' }, 'SignatureDoesNotMatch'],
    [{ bucket: 'no-such-bucket' }, 'NoSuchBucket'],
  ] as const
  for (const [change, why] of wrong) {
    env.backups = { settings: { ...s3.settings, ...change }, problems: [] }
    await checkBackups()
    const [said] = warned.mock.calls.pop() ?? []
    expect(said).toMatch(new RegExp(`^No backup can be made: .*${why}.*BACKUP_S3_`))
    expect(said).not.toMatch(/a-wrong-secret|test-secret|test-key/)
    expect(shown()).toMatch(new RegExp(`The last attempt failed .*${why}`))
  }
  env.backups = { settings: null, problems: [`The bucket ${bucket} needs BACKUP_S3_REGION`] }
  await checkBackups()
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('needs BACKUP_S3_REGION'))
  expect(shown()).toMatch(/The last attempt failed .*needs BACKUP_S3_REGION/)
})

test('what is known of a bucket is one row', () => {
  keepFailure('one')
  env.backups = { settings: { ...s3.settings, bucket: 'another-one' }, problems: [] }
  keepFailure('two')
  expect(db.select().from(backupState).all()).toMatchObject([{ failure: 'two' }])
})
