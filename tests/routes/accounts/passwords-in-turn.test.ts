import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { action as confirm } from '~/routes/accounts/confirm-password'
import { action as login } from '~/routes/accounts/login'

const password = 'salt marsh 7'
type Person = ReturnType<typeof makeUser>

/** Confirms a right password many times at once. @returns the statuses, in the order of the answers */
async function confirmOften(user: Person, address: string, times: number) {
  const cookie = await signIn(user)
  const answered: number[] = []
  const form = { currentPassword: password }
  const send = () =>
    callAction(confirm, { url: '/account-settings/confirm', form, cookie, address })
  const all = Promise.all(
    Array.from({ length: times }, async () => answered.push((await send()).status)),
  )
  return { all, done: () => answered.filter((status) => status < 400).length, answered }
}

const logIn = ({ email }: Person, address: string) =>
  callAction(login, { url: '/login', form: { email, password }, address })

test('AUTH-15 someone who signs in does not wait for all that somebody else confirms at once', async () => {
  // Made before: that takes a password's time as well.
  const [near, far] = [makeUser({ password }), makeUser({ password })]
  const crowd = await confirmOften(makeUser({ password }), '192.0.2.1', 58)
  // Also from the same network: there people take turns.
  expect((await logIn(near, '192.0.2.1')).status).toBe(303)
  expect((await logIn(far, '192.0.2.2')).status).toBe(303)
  expect(crowd.done()).toBeLessThan(6)
  await crowd.all
  // One account has a few that wait; the others are told so.
  expect(crowd.done()).toBe(9)
  expect(crowd.answered.filter((status) => status === 429)).toHaveLength(49)
}, 60_000)

test('AUTH-15 several accounts of one network, or one account from several, hold up nobody else', async () => {
  const person = makeUser({ password })
  const many = Array.from({ length: 4 }, () => confirmOften(makeUser({ password }), '192.0.2.3', 6))
  const crowd = await Promise.all(many)
  expect((await logIn(person, '192.0.2.4')).status).toBe(303)
  expect(crowd.reduce((sum, { done }) => sum + done(), 0)).toBeLessThan(6)
  await Promise.all(crowd.map(({ all }) => all))

  const one = makeUser({ password })
  const everywhere = await Promise.all(
    Array.from({ length: 6 }, (_, n) => confirmOften(one, `192.0.2.${10 + n}`, 8)),
  )
  await Promise.all(everywhere.map(({ all }) => all))
  expect(everywhere.reduce((sum, { done }) => sum + done(), 0)).toBe(9)
}, 60_000)

test('AUTH-15 an office that comes to work at one moment gets in', async () => {
  const people = Array.from({ length: 40 }, () => makeUser({ password }))
  const answers = await Promise.all(people.map((person) => logIn(person, '192.0.2.30')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
}, 60_000)
