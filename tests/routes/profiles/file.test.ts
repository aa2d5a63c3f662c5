import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { filesIn, makeClient } from '#tests/fixtures/profiles'
import { addFiles } from '~/features/profiles/add-files.server'
import { loader } from '~/routes/profiles/file'

test('FILE-09 a file of a company is kept by no cache: not whole, not in part, not as a small picture', async () => {
  const owner = makeClient()
  const { id } = makeProfile(owner.id)
  const picture = fileOf(await makePicture('png', 600, 400), 'shop.png')
  await addFiles(actorOf(owner), { profileId: id, folder: 'photos_videos', uploads: [picture] })
  const params = { profile: id, file: filesIn(id)[0]?.id ?? '' }
  const at = `/company-profile/${id}/files/${params.file}`
  const ask = async (url: string, who = owner, headers = {}) =>
    callLoader(loader, { url, params, cookie: await signIn(who), headers })
  const whole = await ask(at)
  const answers = [
    whole,
    await ask(`${at}?size=thumb`),
    await ask(at, owner, { Range: 'bytes=0-9' }),
    await ask(at, owner, { 'If-None-Match': whole.headers.get('ETag') ?? '' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 206, 304])
  for (const { headers } of answers) {
    expect(headers.get('Cache-Control')).toMatch(/^private, no-store(, no-transform)?$/)
  }
  expect((await ask(at, makeUser())).status).toBe(404)
})
