import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Guest } from '~/permissions/vocabulary'
import { stageFiles } from '~/platform/files/staged.server'
import { getIdempotencyKey } from '~/routes/http/idempotency-key.server'

const person = (id: string): Guest => ({ kind: 'guest', projectId: id })

function sent(fields: Record<string, string | File>, address = '/a?x=1', by = person('p')) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return getIdempotencyKey(form, address, by)
}

const first = { key: 'k', name: 'Ada' }

test('INVITE-09 the same form sent again is the same; another word, file, address or person is another', async () => {
  expect(sent(first)).toEqual(sent({ ...first }))
  const staging = stageFiles()
  const filed = async (text: string, name = 'a.svg') =>
    sent({ ...first, file: await staging.take(Readable.from([Buffer.from(text)]), name) })
  expect(await filed('one')).toEqual(await filed('one'))
  const all = [
    sent(first),
    sent({ ...first, key: 'k2' }),
    sent({ ...first, name: 'Grace' }),
    sent({ ...first, more: '' }),
    sent(first, '/a?x=2'),
    sent(first, '/b?x=1'),
    sent(first, '/a?x=1', person('q')),
    await filed('one'),
    await filed('one', 'b.svg'),
    // Of the same name and size.
    await filed('two'),
  ]
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
  await staging.clear()
})

test('what is no key of ours counts for nothing', () => {
  expect(sent({ name: 'Ada' })).toBeUndefined()
  expect(sent({ ...first, key: '' })).toBeUndefined()
  expect(sent({ ...first, key: 'x'.repeat(101) })).toBeUndefined()
  expect(sent({ ...first, key: new File([], 'k') })).toBeUndefined()
  const twice = new FormData()
  twice.append('key', 'k')
  twice.append('key', 'k')
  expect(getIdempotencyKey(twice, '/a', person('p'))).toBeUndefined()
})

test('PROFILE-21 what is kept of a form that was sent is no hash that passwords can be tried on', () => {
  const form = { key: 'k', label: 'Shop', password: 'Quay-Loden-1961' }
  const guessed = JSON.stringify(['/a?x=1', Object.entries(form)])
  for (const algorithm of ['sha256', 'sha512', 'sha1', 'md5']) {
    const digest = createHash(algorithm).update(guessed).digest()
    for (const shape of ['base64url', 'base64', 'hex'] as const) {
      expect(sent(form)?.key).not.toContain(digest.toString(shape))
    }
  }
})
