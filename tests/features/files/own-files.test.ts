import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { brands, installation, projects, storedFiles } from '~/db/schema'
import { sweepConversions } from '~/features/convert/conversions.server'
import { sweepExportFiles } from '~/features/exports/tidy-exports.server'
import { readInstallation } from '~/features/files/installation.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { whyNothingIsSwept } from '~/features/files/sweep-hold.server'
import { files, placeOfFiles } from '~/platform/files/files.server'
import { type Folder, folders } from '~/platform/files/folders'
import { log } from '~/platform/log.server'
import { loader as settings } from '~/routes/admin/settings/general-settings'

/** The product with its files on S3, a real server where there is one. */
const s3 = await vi.hoisted(async () => {
  const { startVersitygw, versitygw } = await import('#tests/fixtures/versitygw')
  const { fakeS3 } = await import('#tests/fakes/s3')
  const started = versitygw ? await startVersitygw(versitygw) : await fakeS3()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = started.settings
  Object.assign(process.env, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  return started
})
afterAll(() => s3.stop())

const hour = 60 * 60 * 1000
const day = 24 * hour
const tomorrow = () => Date.now() + 2 * day
const every = Object.keys(folders) as Folder[]
const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
const info = vi.spyOn(log, 'info').mockImplementation(() => {})
const { id: first } = readInstallation()

const put = (folder: Folder, name: string) => files.put(folder, name, Buffer.from(name))
async function stored(): Promise<string[]> {
  const names = await Promise.all(every.map((folder) => files.list(folder)))
  return names.flat().toSorted()
}
const sweepAll = async (now: number) => {
  for (const sweep of [sweepFiles, sweepExportFiles, sweepConversions]) await sweep(now)
}
const forgetAll = () => {
  for (const table of [projects, brands, storedFiles]) db.delete(table).run()
}
/** Another database takes the place of this one: with a name of its own, and no row that names a file. */
function startEmpty(createdAt = Date.now()) {
  forgetAll()
  db.update(installation).set({ id: 'second', createdAt, hold: null }).run()
}

beforeEach(async () => {
  forgetAll()
  db.update(installation).set({ id: first, createdAt: Date.now(), hold: null }).run()
  await files.claim(null)
  for (const folder of every) {
    for (const name of await files.list(folder)) await files.remove(folder, name)
  }
  await sweepFiles()
  makeProject({ logo: 'logo.png' })
  for (const name of ['logo.png', 'thumb_logo.png']) await put('logos', name)
  for (const folder of every) await put(folder, `${folder}.bin`)
})
afterEach(() => vi.clearAllMocks())

test('a new, empty database on a bucket in use removes none of its files, and says so', async () => {
  const before = await stored()
  startEmpty()
  const now = tomorrow()
  await sweepAll(now)
  expect(await stored()).toEqual(before)
  expect((await files.owner())?.database).toBe(first)
  const said = whyNothingIsSwept() ?? ''
  for (const part of [placeOfFiles, first, 'http://localhost:3000', 'files:claim']) {
    expect(said).toContain(part)
  }
  expect(warn.mock.calls).toEqual([[said]])
  // Once a day, and it stays so when people have begun to upload.
  makeProject({ logo: 'new.png' })
  await put('logos', 'new.png')
  await sweepAll(now + 6 * hour)
  expect(warn).toHaveBeenCalledTimes(1)
  await sweepAll(now + day)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(await stored()).toEqual([...before, 'new.png'].toSorted())
})

test('the database whose files they are removes what is unused; the log says how many', async () => {
  await sweepAll(tomorrow())
  expect(await stored()).toEqual(['logo.png', 'thumb_logo.png'])
  expect(warn).not.toHaveBeenCalled()
  const gone = info.mock.calls.map(([facts]) => facts)
  expect(gone).toEqual(
    expect.arrayContaining([
      { folder: 'logos', removed: 1 },
      { folder: 'exports', removed: 1 },
      { folder: 'conversions', removed: 1 },
    ]),
  )
  expect(whyNothingIsSwept()).toBeNull()
})

test('admins read in the settings why nothing is removed, until the right database is back', async () => {
  const admin = await signIn(makeUser({ role: 'admin' }))
  const read = async () =>
    (await callLoader(settings, { url: '/admin/general-settings', cookie: admin })).data.unswept
  startEmpty()
  await sweepFiles(tomorrow())
  expect(await read()).toContain('belong to another database')
  db.update(installation).set({ id: first }).run()
  await sweepFiles(tomorrow())
  expect(await read()).toBeNull()
})

test('files of a release without owners: claimed by the database that names one, by no newer one', async () => {
  await files.claim(null)
  const before = await stored()
  // The files were there before it, and those that it names were not.
  startEmpty(Date.now() + 2 * hour)
  await sweepAll(tomorrow())
  expect(await files.owner()).toBeNull()
  expect(await stored()).toEqual(before)
  expect(whyNothingIsSwept()).toContain('the database uses none of them')
  const stat = files.stat.bind(files)
  const later = vi.spyOn(files, 'stat').mockImplementation(async (folder, name) => {
    const facts = await stat(folder, name)
    return facts && name === 'new.png' ? { ...facts, modifiedAt: Date.now() + 2 * hour } : facts
  })
  makeProject({ logo: 'new.png' })
  await put('logos', 'new.png')
  await sweepAll(tomorrow())
  later.mockRestore()
  expect(await files.owner()).toBeNull()
  makeProject({ logo: 'logo.png' })
  await sweepAll(tomorrow())
  expect((await files.owner())?.database).toBe('second')
  expect(whyNothingIsSwept()).toBeNull()
})

test('a database that stored all that is there claims it, as after a start while S3 was away', async () => {
  await files.claim(null)
  forgetAll()
  await sweepFiles()
  expect((await files.owner())?.database).toBe(first)
})

test('an empty bucket is claimed by anyone who asks', async () => {
  for (const folder of every) {
    for (const name of await files.list(folder)) await files.remove(folder, name)
  }
  startEmpty()
  await sweepFiles()
  expect((await files.owner())?.database).toBe('second')
})

test('what somebody has written over the owner stops the sweep as well', async () => {
  const before = await stored()
  await files.claim({ database: '?', address: '?', since: '?' })
  await sweepAll(tomorrow())
  expect(await stored()).toEqual(before)
})
