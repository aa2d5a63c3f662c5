import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { action as login } from '~/routes/accounts/login'
import { action, loader } from '~/routes/accounts/reset-password'

const post = (form: Record<string, string>) => callAction(action, { url: '/reset-password', form })
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error
const linkFor = async (email: string) => {
  await post({ email })
  const sent = db.select().from(mail).where(eq(mail.to, email)).orderBy(desc(mail.id)).get()
  return sent?.message.match(/http:\/\/localhost:3000(\/reset-password\?code=(\S+))/) ?? []
}
const twice = (password: string) => ({ password, confirmPassword: password })
const said = (answer: { cookie: string }) =>
  Buffer.from(
    decodeURIComponent(/panelry_flash=([^;]+)/.exec(answer.cookie)?.[1] ?? '').split('.')[0] ?? '',
    'base64',
  ).toString()

test('AUTH-21 a malformed email and an empty one are refused', async () => {
  expect(errorsOf(await post({ email: '' }))).toEqual({ email: ['This field is required'] })
  const malformed = await post({ email: 'jane@' })
  expect(malformed.status).toBe(400)
  expect(errorsOf(malformed)).toEqual({ email: ['Must be a valid email address'] })
})

test('AUTH-22 every email gets the same answer', async () => {
  const user = makeUser()
  for (const email of [user.email, 'nobody@example.com']) {
    const answer = await post({ email })
    expect(answer).toMatchObject({ status: 303, location: '/login' })
    expect(said(answer)).toContain('Email successfully sent.')
  }
})

test('AUTH-23 AUTH-25 the mailed link opens a form that sets the password', async () => {
  const user = makeUser({ password: 'old password' })
  const [, path = '', code = ''] = await linkFor(user.email)
  const before = reread(user)
  const shown = await callLoader(loader, { url: path })
  expect(shown).toMatchObject({ status: 200, data: { code, problem: null } })
  expect(reread(user)).toEqual(before)
  const answer = await post({ code, ...twice('new password') })
  expect(answer).toMatchObject({ status: 303, location: '/login' })
  expect(said(answer)).toContain('Password updated.')
  const tryIn = async (password: string) =>
    (await callAction(login, { url: '/login', form: { email: user.email, password } })).status
  expect(await tryIn('new password')).toBe(303)
  expect(await tryIn('old password')).toBe(400)
})

test('AUTH-24 a short password and a repeat that differs are refused, and the link still works', async () => {
  const user = makeUser({ password: 'old password' })
  const [, , code = ''] = await linkFor(user.email)
  expect(errorsOf(await post({ code, ...twice('1234567') }))).toEqual({
    password: ['Password must be at least 8 characters in length'],
  })
  const differs = await post({ code, password: 'new password', confirmPassword: 'other one' })
  expect(errorsOf(differs)).toEqual({
    confirmPassword: ['Password and repeat password does not match.'],
  })
  expect((await post({ code, ...twice('12345678') })).status).toBe(303)
})

test('AUTH-26 a wrong or used code is shown in the alert and changes nothing', async () => {
  const user = makeUser({ password: 'old password' })
  const [, path = '', code = ''] = await linkFor(user.email)
  await post({ code, ...twice('new password') })
  const before = reread(user)
  for (const bad of ['', 'wrong', code]) {
    const answer = await post({ code: bad, ...twice('third password') })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual({
      '': ['This link has been used or is no longer valid. Please ask for a new one.'],
    })
  }
  expect(reread(user)).toEqual(before)
  const shown = await callLoader(loader, { url: path })
  expect(shown.status).toBe(400)
  expect(shown.data).toMatchObject({ problem: expect.stringContaining('no longer valid') })
})

test('GUARD-09 somebody signed in is led to where they start', async () => {
  for (const [role, start] of [
    ['admin', '/admin'],
    ['client', '/requests'],
    ['user', '/projects'],
  ] as const) {
    const cookie = await signIn(makeUser({ role }))
    expect((await callLoader(loader, { url: '/reset-password', cookie })).location).toBe(start)
  }
})
