import fs, { rmSync } from 'node:fs'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { db } from '~/db/client.server'
import { fileUses } from '~/db/schema'
import { errorText } from '~/messages/errors'
import { env } from '~/platform/env.server'
import { checkBucket } from '~/platform/files/check-bucket.server'
import { hasDiskRoom, hasPassingRoom } from '~/platform/files/disk-room.server'
import { log } from '~/platform/log.server'
import { StartRefused } from '~/platform/start-refused'
import { action as deletePhoto } from '~/routes/accounts/delete-photo'
import { action as setPhoto } from '~/routes/accounts/photo'
import { loader as publicFile } from '~/routes/files/file'
import { loader as archive } from '~/routes/work-items/archive'
import { upkeep } from '~/upkeep.server'

/** The whole product with its files on S3: the bucket is there before anything reads the environment. */
const s3 = await vi.hoisted(async () => {
  const { fakeS3 } = await import('#tests/fakes/s3')
  const started = await fakeS3()
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

afterEach(() => {
  s3.answerAll(null)
  vi.restoreAllMocks()
})
afterAll(() => s3.stop())

const away = { status: 503, code: 'SlowDown' }

test('what somebody sends lies in the bucket, and nothing of it on the disk', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const form = { avatar: fileOf(await makePicture('png')) }
  expect(
    (await callAction(setPhoto, { url: '/account-settings/photo', cookie, form })).status,
  ).toBe(303)
  const { avatar } = reread(user) ?? {}
  expect([...s3.objects.keys()]).toContain(`files/profilephotos/thumb_${avatar}`)
  expect(() => rmSync(`${env.dataDir}/files`, { recursive: true })).toThrow('ENOENT')
  const params = { folder: 'profilephotos', file: `${avatar}` }
  const url = `/files/profilephotos/${avatar}`
  const served = await callLoader(publicFile, { url, params, headers: { Range: 'bytes=1-3' } })
  expect([served.status, await served.response?.text()]).toEqual([206, 'PNG'])

  // S3 goes away: a photo that cannot be removed keeps nobody from taking it off.
  s3.answerAll(away)
  const gone = await callLoader(publicFile, { url, params })
  expect(gone.status).toBe(503)
  expect(await gone.response?.text()).toContain('Files can’t be saved or opened right now.')
  expect(
    (await callAction(deletePhoto, { url: '/account-settings/photo/delete', cookie })).status,
  ).toBe(303)
  expect(reread(user)?.avatar).toBeNull()
})

test.each([
  ['away', away, 'files-away'],
  ['a wrong secret', { status: 403, code: 'SignatureDoesNotMatch' }, 'files-away'],
  ['full', { status: 507, code: 'InsufficientStorage' }, 'disk-low'],
])('S3 is %s: 503, what was typed stays, and the log says why', async (_, domainError, code) => {
  const user = makeUser()
  const cookie = await signIn(user)
  const form = new FormData()
  form.append('avatar', fileOf(await makePicture('png')))
  form.append('text', 'typed')
  const logged = vi.spyOn(log, 'error')
  s3.answerAll(domainError)
  const answer = await callAction(setPhoto, { url: '/account-settings/photo', cookie, form })
  expect(answer.status).toBe(503)
  expect(answer.data).toMatchObject({
    error: { code, text: errorText({ code, details: { values: { files: 1 } } }) },
    result: { initialValue: { text: 'typed' } },
  })
  expect(JSON.stringify(answer.data)).not.toMatch(/S3|Signature|127\.0\.0\.1/)
  const said = logged.mock.calls.map(([what]) => String((what as { err: Error }).err))
  expect(said.join()).toContain(domainError.code)
  expect(reread(user)?.avatar).toBeNull()
})

test('an archive is refused as long as nothing of it can be opened', async () => {
  const { request, cookies } = await makeWorld()
  const ask = () =>
    callLoader(archive, {
      url: `/requests/${request.id}/attachments.zip`,
      params: { request: request.id },
      cookie: cookies.client,
    })
  s3.answerAll(away)
  for (let tries = 0; tries < 3; tries += 1) {
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('10')
  }
  s3.answerAll(null)
  expect((await ask()).status).toBe(200)
  expect(db.select().from(fileUses).all()).not.toEqual([])
})

test('a start with a bucket that refuses is refused without a secret', async () => {
  await checkBucket()
  expect([...s3.objects.keys()].filter((key) => key.startsWith('checks/'))).toEqual([])
  for (const domainError of [
    { status: 403, code: 'SignatureDoesNotMatch' },
    { status: 404, code: 'NoSuchBucket' },
  ]) {
    s3.answerAll(domainError)
    const error = (await checkBucket().catch((thrown) => thrown)) as Error
    expect(error).toBeInstanceOf(StartRefused)
    expect(error.message).toContain(`${domainError.status} ${domainError.code}`)
    expect(error.message).toContain('files-of-panelry')
    expect(error.message).not.toMatch(/test-key|test-secret/)
  }
})

test('a start while S3 is away goes on, and says so', async () => {
  const warned = vi.spyOn(log, 'warn')
  s3.answerAll(away)
  await checkBucket()
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('does not accept files right now'))
})

test('files that several machines share are tidied by the one that knows all rows', () => {
  const everywhere = upkeep.filter(({ where }) => where === 'everywhere').map(({ name }) => name)
  expect(everywhere).toEqual(['staged files', 'pictures'])
})

test('what goes to the bucket needs no room on the disk; what passes through does', () => {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 0, blocks: 1e6, bsize: 4096 } as fs.StatsFs)
  expect(hasDiskRoom(1)).toBe(true)
  expect(hasPassingRoom(1)).toBe(false)
})
