import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail, sessions } from '~/db/schema'
import { action, loader } from '~/routes/accounts/account-settings'
import {
  action as confirmEmail,
  loader as confirmEmailScreen,
} from '~/routes/accounts/confirm-email'
import { action as confirmPassword } from '~/routes/accounts/confirm-password'
import { action as endSessions } from '~/routes/accounts/end-sessions'
import { action as login } from '~/routes/accounts/login'
import { action as signOut } from '~/routes/accounts/signout'

const url = '/account-settings'
const password = 'salt marsh 7'
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error
const said = (answer: { cookie: string }) =>
  Buffer.from(
    decodeURIComponent(/panelry_flash=([^;]+)/.exec(answer.cookie)?.[1] ?? '').split('.')[0] ?? '',
    'base64',
  ).toString()

async function person(facts: Parameters<typeof makeUser>[0] = { password }) {
  const user = makeUser(facts)
  const cookie = await signIn(user)
  const save = (form: Record<string, string>) =>
    callAction(action, {
      url,
      cookie,
      form: {
        part: 'profile',
        fullName: user.fullName,
        email: user.email,
        version: String(reread(user)?.version),
        ...form,
      },
    })
  const change = (form: Record<string, string>) =>
    callAction(action, { url, cookie, form: { part: 'password', ...form } })
  const tryIn = async (email: string, tried: string) =>
    (await callAction(login, { url: '/login', form: { email, password: tried } })).status
  return { user, cookie, save, change, tryIn }
}

test('GUARD-10 AUTH-27 the screen is for everybody signed in, with what is theirs', async () => {
  expect((await callLoader(loader, { url })).location).toBe('/')
  for (const role of ['user', 'client', 'admin'] as const) {
    const { user, cookie } = await person({ role })
    const { data } = await callLoader(loader, { url, cookie })
    const { fullName, email } = user
    expect(data).toMatchObject({ profile: { fullName, email }, sessions: [{ current: true }] })
    expect(JSON.stringify(data)).not.toContain('argon2')
  }
})

test('AUTH-28 a changed name and a changed email are said to be saved', async () => {
  const { user, save } = await person()
  const named = await save({ fullName: 'New Name' })
  expect(named).toMatchObject({ status: 303, location: url })
  expect(said(named)).toContain('Profile successfully updated.')
  expect(reread(user)?.fullName).toBe('New Name')
  const moved = await save({ email: 'moved@example.com', currentPassword: password })
  expect(said(moved)).toContain('Profile successfully updated.')
})

test('AUTH-29 an empty name or email and a malformed email are refused', async () => {
  const { user, save } = await person()
  const required = ['This field is required']
  const empty = await save({ fullName: '', email: '' })
  expect(empty.status).toBe(400)
  expect(errorsOf(empty)).toEqual({ fullName: required, email: required })
  expect(errorsOf(await save({ email: 'jane@' }))).toEqual({
    email: ['Must be a valid email address'],
  })
  expect(reread(user)).toEqual(user)
})

test('AUTH-30 the email of another account is refused and the old one keeps signing in', async () => {
  const other = makeUser()
  const { user, save, tryIn } = await person()
  const answer = await save({ email: other.email, currentPassword: password })
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual({ email: ['There is already an account with this email.'] })
  expect(await tryIn(user.email, password)).toBe(303)
})

test('AUTH-32 a wrong current password is shown and changes nothing', async () => {
  const { user, save, change } = await person()
  const said = ['The current password is wrong.']
  const email = await save({ email: 'moved-2@example.com', currentPassword: 'wrong' })
  expect(errorsOf(email)).toEqual({ currentPassword: said })
  const twice = { password: 'new password', confirmPassword: 'new password' }
  const changed = await change({ currentPassword: 'wrong', ...twice })
  expect(changed.status).toBe(400)
  expect(errorsOf(changed)).toEqual({ currentPassword: said })
  expect(reread(user)).toEqual(user)
})

test('AUTH-24 AUTH-33 a new password follows the rules, and then signs in', async () => {
  const { user, change, tryIn } = await person()
  const current = { currentPassword: password }
  const short = await change({ ...current, password: '1234567', confirmPassword: '1234567' })
  expect(errorsOf(short)).toEqual({
    password: ['Password must be at least 8 characters in length'],
  })
  const differs = await change({ ...current, password: '12345678', confirmPassword: '12345679' })
  expect(errorsOf(differs)).toEqual({
    confirmPassword: ['Password and repeat password does not match.'],
  })
  const twice = { password: 'new password', confirmPassword: 'new password' }
  const done = await change({ ...current, ...twice })
  expect(said(done)).toContain('Password successfully updated.')
  expect(await tryIn(user.email, 'new password')).toBe(303)
  expect(await tryIn(user.email, password)).toBe(400)
})

test('AUTH-38 opening the mailed link changes nothing; its button changes the email', async () => {
  const { user, cookie, save, tryIn } = await person()
  await save({ email: 'moved-3@example.com', currentPassword: password })
  const shown = await callLoader(loader, { url, cookie })
  expect(shown.data).toMatchObject({ pendingEmail: 'moved-3@example.com' })
  const sent = db
    .select()
    .from(mail)
    .where(eq(mail.to, 'moved-3@example.com'))
    .orderBy(desc(mail.id))
    .get()
  const [, path = '', code = ''] = sent?.message.match(/:3000(\/confirm-email\?code=(\S+))/) ?? []
  const opened = await callLoader(confirmEmailScreen, { url: path })
  const { fullName: name, email: former } = user
  expect(opened.data).toEqual({ code, email: 'moved-3@example.com', name, former })
  expect(await tryIn(user.email, password)).toBe(303)
  const call = { url: '/confirm-email', form: { code } }
  const confirmed = await callAction(confirmEmail, call)
  expect(confirmed).toMatchObject({ status: 303, location: '/login' })
  expect(await tryIn('moved-3@example.com', password)).toBe(303)
  expect(await tryIn(user.email, password)).toBe(400)
  expect((await callAction(confirmEmail, call)).status).toBe(400)
  expect((await callLoader(confirmEmailScreen, { url: path })).status).toBe(400)
})

test('a form made from an older version is refused with what was typed', async () => {
  const { user, save } = await person()
  await save({ fullName: 'First', version: '1' })
  const stale = await save({ fullName: 'Second', version: '1' })
  expect(stale.status).toBe(409)
  expect(stale.data).toMatchObject({
    error: { code: 'stale' },
    result: { initialValue: { fullName: 'Second' } },
  })
  expect(reread(user)?.fullName).toBe('First')
})

test('AUTH-31 the confirmed password leads on, within this site', async () => {
  const { cookie } = await person()
  const confirm = (form: Record<string, string>) =>
    callAction(confirmPassword, { url: '/account-settings/confirm', cookie, form })
  const done = await confirm({ currentPassword: password, redirectTo: '//evil.example' })
  expect(done.location).toBe('/account-settings')
  expect(said(done)).toContain('Account authenticated')
  const wrong = await confirm({ currentPassword: 'wrong' })
  expect(wrong.status).toBe(400)
})

test('AUTH-41 one session or all others can be ended; an ended one is a guest', async () => {
  const { user, cookie } = await person()
  const others = [await signIn(user), await signIn(user), await signIn(user)] as const
  const open = () => db.select().from(sessions).where(eq(sessions.userId, user.id)).all()
  const end = (form: Record<string, string>) =>
    callAction(endSessions, { url: '/account-settings/sessions', cookie, form })
  const { data } = await callLoader(loader, { url, cookie })
  const session = data.sessions.find((row) => !row.current)?.id ?? ''
  expect((await end({ session })).location).toBe(url)
  expect(open()).toHaveLength(3)
  expect((await end({})).location).toBe(url)
  expect(open()).toHaveLength(1)
  for (const ended of others) {
    expect((await callLoader(loader, { url, cookie: ended })).location).toBe('/')
  }
  expect((await callLoader(loader, { url, cookie })).status).toBe(200)
  const foreign = await callAction(endSessions, {
    url: '/account-settings/sessions',
    cookie: await signIn(makeUser()),
    form: { session: open()[0]?.id },
  })
  expect(foreign.status).toBe(404)
  expect(open()).toHaveLength(1)
})

test('AUTH-20 signing out ends the session, clears the cookie and leads home', async () => {
  const { user, cookie } = await person()
  const answer = await callAction(signOut, { url: '/signout', cookie })
  expect(answer).toMatchObject({ status: 303, location: '/' })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^panelry_session=;? ?.*Max-Age=0/)
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
  expect((await callLoader(loader, { url, cookie })).location).toBe('/')
})

test('GUARD-56 a guest’s posts change nothing and lead home', async () => {
  const user = makeUser({ password })
  for (const [post, path] of [
    [action, url],
    [endSessions, '/account-settings/sessions'],
    [confirmPassword, '/account-settings/confirm'],
  ] as const) {
    const form = { fullName: 'X', email: user.email, currentPassword: password }
    expect((await callAction(post, { url: path, form })).location).toBe('/')
  }
  expect(reread(user)).toEqual(user)
})
