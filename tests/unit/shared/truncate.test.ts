import { expect, test } from 'vitest'
import { notFound } from '~/domain-error'
import { handleDataRequest } from '~/entry.server'
import { noteSchema } from '~/features/conversations/message-schema.server'
import { safeName } from '~/features/personal-data-export/entry'
import { copyName } from '~/features/project-base/names'
import { goneWith } from '~/routes/http/gone.server'
import { truncate } from '~/shared/truncate'

const half = /\p{Surrogate}/u

test('a sign that is written as two is not cut apart', () => {
  expect(truncate('Fog🌫️', 9)).toBe('Fog🌫️')
  expect(truncate('Fog🌫', 5)).toBe('Fog🌫')
  expect(truncate('Fog🌫', 4)).toBe('Fog')
  // One that came as a half is none either.
  expect(truncate('Fog\ud83c and more', 8)).toBe('Fog and')
  expect(copyName(`${'x'.repeat(191)}🌫`)).not.toMatch(half)
})

test('the reason of a refusal reaches the script, whatever is at the end of a long sentence', () => {
  const reasonOf = (reason: string) =>
    handleDataRequest(new Response(null, { status: 400 }), {
      request: new Request('http://localhost/'),
      params: {},
      context: { reason } as never,
    }).headers.get('X-Reason')
  expect(reasonOf(`${'x'.repeat(499)}🌫 and more`)).toBe('x'.repeat(499))
  expect(reasonOf('In \ud83c a file’s name')).toBe('In%20%20a%20file%E2%80%99s%20name')
})

test('what was written for something that is gone is given back, half signs left out', () => {
  const form = new FormData()
  form.set('text', `${'x'.repeat(199_999)}🌫`)
  const { kept } = (goneWith(form, notFound(), [noteSchema])?.data ?? {}) as {
    kept?: { text: string }
  }
  expect(kept?.text).toBe('x'.repeat(199_999))
})

test('a name that is too long for a folder ends before a sign, that of a file with its ending', () => {
  expect(safeName(`${'x'.repeat(79)}🌫️ shop`)).toBe('x'.repeat(79))
  expect(safeName(`${'x'.repeat(90)}.pdf`)).toBe(`${'x'.repeat(76)}.pdf`)
  expect(safeName('Brief.pdf')).toBe('Brief.pdf')
  expect(safeName(' .. ')).toBe('without a name')
})
