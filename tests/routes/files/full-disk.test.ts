import type fs from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { env } from '~/platform/env.server'
import { action } from '~/routes/accounts/photo'

/** A disk on which nothing has room. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  return { ...real, createWriteStream: () => real.createWriteStream('/dev/full') }
})

test('a disk that takes no upload: 503, what was typed stays, and nothing is left of it', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const form = new FormData()
  form.append('avatar', fileOf(await makePicture('png')))
  form.append('avatar', fileOf('x'.repeat(300_000)))
  // Typed after the files, so that it comes after them.
  form.append('text', 'typed')
  const answer = await callAction(action, { url: '/account-settings/photo', cookie, form })
  expect(answer.status).toBe(503)
  expect(answer.data).toMatchObject({
    error: { code: 'storage-busy' },
    result: { initialValue: { text: 'typed' } },
  })
  expect(reread(user)?.avatar).toBeNull()
  expect(readdirSync(join(env.dataDir, 'staged'))).toEqual([])
})
