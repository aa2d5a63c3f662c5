import { expect, test } from 'vitest'
import { makeUser, signIn } from '#tests/fixtures/people'
import { signedSession } from '~/platform/cookies.server'

test('a session that this server signed is somebody of their own, also beside other cookies', async () => {
  const one = await signIn(makeUser())
  const other = await signIn(makeUser())
  const person = signedSession(one)
  expect(person).not.toBe('')
  expect(signedSession(`a=1; ${one}; b=2`)).toBe(person)
  expect(signedSession(other)).not.toBe(person)
  expect(signedSession(other)).not.toBe('')
})

test.each([
  ['none', undefined],
  ['an invented one', 'panelry_session=abc'],
  ['one that cannot be read', 'panelry_session=%E0%A4%A'],
  ['another cookie', 'other_panelry_session=abc'],
])('%s is nobody', (_, header) => {
  expect(signedSession(header)).toBe('')
})

test('one that was altered is nobody', async () => {
  const cookie = await signIn(makeUser())
  const at = cookie.indexOf('=') + 3
  const altered = cookie.slice(0, at) + (cookie[at] === 'a' ? 'b' : 'a') + cookie.slice(at + 1)
  expect(signedSession(altered)).toBe('')
})
