import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flashOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, guestWith, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { mayOwnAnotherProject } from '~/features/projects/project-limit.server'
import { loader as root } from '~/root'
import { action, loader } from '~/routes/accounts/login'

const password = 'salt marsh 7'
let addresses = 0
const post = (form: Record<string, string | string[]>, cookie?: string) => {
  addresses += 1
  const call = { url: '/login', form, address: `198.51.100.${addresses}` }
  return callAction(action, cookie ? { ...call, cookie } : call)
}
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error

test('AUTH-15 a sign-in leads to where the role starts, with a session cookie', async () => {
  const people = [
    [makeUser({ password, role: 'admin' }), '/admin'],
    [makeUser({ password, role: 'client' }), '/requests'],
    [makeUser({ password }), '/projects'],
    [makeEmployee({ password }), '/projects'],
  ] as const
  for (const [user, start] of people) {
    const answer = await post({ email: user.email, password })
    expect(answer.status).toBe(303)
    expect(answer.location).toBe(start)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^panelry_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const next = await callLoader(loader, { url: '/login', cookie: answer.cookie })
    expect(next.location).toBe(start)
  }
})

test('AUTH-16 spaces around the email and its case do not matter', async () => {
  const user = makeUser({ password, email: 'spaced@example.com' })
  const answer = await post({ email: '  Spaced@Example.com ', password })
  expect(answer.status).toBe(303)
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toHaveLength(1)
})

test('AUTH-17 a wrong password is shown in the alert; the email stays, the password does not', async () => {
  const user = makeUser({ password })
  const wrong = await post({ email: user.email, password: 'not this one' })
  const unknown = await post({ email: 'nobody@example.com', password: 'not this one' })
  expect(wrong.status).toBe(400)
  expect(errorsOf(wrong)).toEqual({ '': ['The email or password is wrong.'] })
  expect(errorsOf(unknown)).toEqual(errorsOf(wrong))
  expect(wrong.data).toMatchObject({ result: { initialValue: { email: user.email } } })
  expect(JSON.stringify(wrong.data)).not.toContain('not this one')
  expect(wrong.headers.get('Set-Cookie')).toBeNull()
})

test('AUTH-18 an empty email or password is asked for', async () => {
  const answer = await post({ email: ' ', password: '' })
  expect(answer.status).toBe(400)
  const required = ['This field is required']
  expect(errorsOf(answer)).toEqual({ email: required, password: required })
})

test('AUTH-42 after ten wrong passwords the answer says when to try again', async () => {
  const user = makeUser({ password })
  for (let i = 0; i < 10; i += 1) await post({ email: user.email, password: 'wrong' })
  const answer = await post({ email: user.email, password })
  expect(answer.status).toBe(429)
  expect(errorsOf(answer)).toEqual({
    '': ['Too many attempts. Please try again in 15 minutes.'],
  })
})

test('GUARD-57 redirectTo leads to a path of ours and nowhere else', async () => {
  const user = makeUser({ password })
  const to = async (redirectTo: string) =>
    (await post({ email: user.email, password, redirectTo })).location
  expect(await to('/account-settings?a=1')).toBe('/account-settings?a=1')
  for (const bad of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    expect(await to(bad)).toBe('/projects')
  }
  const shown = await callLoader(loader, { url: '/login?redirectTo=//evil.example' })
  expect(shown.data).toMatchObject({ redirectTo: '' })
})

test('GUARD-56 somebody signed in is led away, and signs nobody in', async () => {
  const user = makeUser({ password })
  const cookie = await signIn(makeUser())
  const answer = await post({ email: user.email, password }, cookie)
  expect(answer.location).toBe('/projects')
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
})

test('a guest cookie that names nothing is cleared by signing in', async () => {
  const user = makeUser({ password })
  const answer = await post({ email: user.email, password }, await guestWith('gone'))
  expect(answer.headers.getSetCookie().some((c) => /^panelry_guest=.*Max-Age=0/.test(c))).toBe(true)
})

test('PROJ-06 PROJ-07 a message says what became of the project that a guest started', async () => {
  const user = makeUser({ password })
  const sign = async () => {
    const { id } = makeProject({ ownerId: null })
    const answer = await post({ email: user.email, password }, await guestWith(id))
    expect(answer.location).toBe('/projects')
    return { id, flash: flashOf(answer) }
  }
  expect((await sign()).flash).toContain('The project you started is now one of your projects.')
  while (mayOwnAnotherProject(db, actorOf(user))) makeProject({ ownerId: user.id })
  const { id, flash } = await sign()
  expect(flash).toContain('Maximum number of projects reached. The project you started wasn’t')
  expect(flash).toContain(`/projects/${id}`)
})

test('PROJ-07 a project that did not fit stays the browser’s, one that did is let go', async () => {
  const user = makeUser({ password })
  const keeps = async () => {
    const answer = await post(
      { email: user.email, password },
      await guestWith(makeProject({ ownerId: null }).id),
    )
    expect(answer.status).toBe(303)
    return !answer.headers.getSetCookie().some((line) => line.startsWith('panelry_guest='))
  }
  expect(await keeps()).toBe(false)
  while (mayOwnAnotherProject(db, actorOf(user))) makeProject({ ownerId: user.id })
  expect(await keeps()).toBe(true)
})

test('PROJ-06 the message waits for the page behind the popup of a provider', async () => {
  const user = makeUser({ password })
  const { id } = makeProject({ ownerId: null })
  const { cookie } = await post({ email: user.email, password }, await guestWith(id))
  const shown = async (url: string) => (await callLoader(root, { url, cookie })).data.flash?.text
  expect(await shown('/auth/done?to=%2Fprojects')).toBeUndefined()
  expect(await shown('/projects')).toBe('The project you started is now one of your projects.')
})

test('odd forms are refused, never an error of ours', async () => {
  for (const form of [
    {},
    { email: ['a@b.co', 'c@d.co'], password: ['x', 'y'] },
    { 'email[0]': 'a@b.co', 'password.x': 'y' },
    { '__proto__[x]': '1', 'constructor.prototype.x': '2' },
    { 'email[999999999]': 'x' },
    { 'email[ 99999999]': 'x' },
    { 'email[9e8]': 'x', 'email[0x5f5e100]': 'x', 'email[-1]': 'x' },
    { 'email[999]': 'x', 'a[b][c][d]': 'e' },
    { [`email${'.a'.repeat(5_000)}`]: 'x' },
    { email: 'a'.repeat(100_000), password: 'b'.repeat(100_000) },
    { email: '\u0000\u0001', password: '\u0000' },
    { email: 'é@ü.de', password: '\ud83d' },
  ]) {
    const answer = await post(form as Record<string, string>)
    expect(answer.status).toBe(400)
  }
})

test('AUTH-42 someone who signed in here before gets in after ten wrong passwords of strangers', async () => {
  const user = makeUser({ password })
  const { cookie } = await post({ email: user.email, password })
  for (let i = 0; i < 10; i += 1) await post({ email: user.email, password: 'wrong' })
  expect((await post({ email: user.email, password })).status).toBe(429)
  const device = cookie.split('; ').find((pair) => pair.startsWith('panelry_device=')) ?? ''
  expect((await post({ email: user.email, password }, device)).status).toBe(303)
  expect((await post({ email: user.email, password }, device.replace(/.$/, '!'))).status).toBe(429)
})
