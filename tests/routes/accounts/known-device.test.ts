import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import type { User } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { issueToken } from '~/features/accounts/tokens.server'
import { action as settings } from '~/routes/accounts/account-settings'
import { action as choose } from '~/routes/accounts/choose-password'
import { action as login } from '~/routes/accounts/login'
import { action as ownPassword } from '~/routes/accounts/own-password'
import { action as reset } from '~/routes/accounts/reset-password'

const old = 'salt marsh 7'
const fresh = 'my new word 9'
const twice = { password: fresh, confirmPassword: fresh }

let addresses = 0
/** From an address of its own, so that only the browser and the account count. */
const enter = ({ email }: User, password: string, cookie = '') => {
  addresses += 1
  const address = `198.51.100.${addresses}`
  return callAction(login, { url: '/login', form: { email, password }, cookie, address })
}
const deviceIn = ({ cookie }: { cookie: string }) =>
  cookie.split('; ').find((pair) => pair.startsWith('panelry_device=')) ?? ''
/** Three browsers of an intruder who knows the password, and the owner's. */
async function known(user: User, password = old) {
  const devices: string[] = []
  for (let n = 0; n < 4; n += 1) devices.push(deviceIn(await enter(user, password)))
  const [owner = '', ...intruder] = devices
  return { owner, intruder }
}
const tryWrong = async (user: User, devices: string[]) => {
  const answers: number[] = []
  for (const device of devices)
    for (let n = 0; n < 10; n += 1) answers.push((await enter(user, 'wrong', device)).status)
  return answers
}
const codeFor = ({ id }: User) => transaction((tx) => issueToken(tx, 'reset', id))

const ways: Record<string, (user: User, device: string) => Promise<{ cookie: string }>> = {
  'changed in the settings': async (user, device) => {
    const cookie = `${await signIn(user)}; ${device}`
    const form = { part: 'password', currentPassword: old, ...twice }
    return callAction(settings, { url: '/account-settings', cookie, form })
  },
  'put in the place of a temporary one': async (user, device) => {
    const cookie = `${await signIn(user)}; ${device}`
    return callAction(ownPassword, {
      url: '/account-settings/new-password',
      cookie,
      form: twice,
    })
  },
  'reset by mail': async (user, device) => {
    const form = { code: codeFor(user), ...twice }
    return callAction(reset, { url: '/reset-password', cookie: device, form })
  },
  'chosen by a mailed link in a session': async (user, device) => {
    const cookie = `${await signIn(user)}; ${device}`
    const form = { code: codeFor(user), ...twice }
    return callAction(choose, { url: '/choose-password', cookie, form })
  },
}

test.each(Object.entries(ways))(
  '%s: a new password lets its browser in, however often those of before try',
  async (way, set) => {
    const user = makeUser({ password: old, tempPassword: way.includes('temporary') })
    const { owner, intruder } = await known(user)
    expect(new Set(await tryWrong(user, intruder))).toEqual(new Set([400]))
    expect((await enter(user, old, owner)).status, 'locked out with them').toBe(429)
    const renewed = deviceIn(await set(user, owner))
    expect((await enter(user, fresh, renewed)).status).toBe(303)
    // What they have counts as any stranger's by now: ten tries close the account to browsers it does not know.
    expect((await tryWrong(user, intruder)).slice(9, 12)).toEqual([400, 429, 429])
    expect((await enter(user, fresh, owner)).status).toBe(429)
    expect((await enter(user, fresh, renewed)).status).toBe(303)
  },
)

test('a password that somebody else chooses in this browser leaves it its own account', async () => {
  const [user, other] = [makeUser({ password: old }), makeUser({ password: old })]
  const form = { code: codeFor(other), ...twice }
  const cookie = await signIn(user)
  const answer = await callAction(choose, { url: '/choose-password', cookie, form })
  expect(answer.status).toBe(303)
  expect(deviceIn(answer)).toBe('')
})
