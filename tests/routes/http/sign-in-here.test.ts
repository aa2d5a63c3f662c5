import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { deviceCookie } from '~/platform/cookies.server'
import { action, loader } from '~/routes/accounts/account-settings'
import { loader as login } from '~/routes/accounts/login'
import { loader as resetPassword } from '~/routes/accounts/reset-password'
import { action as newUser } from '~/routes/admin/users/new'
import { action as sendMessage } from '~/routes/requests/messages'

const password = 'salt marsh 7'
const url = '/account-settings'
/** A browser that `id` was signed in with. */
const deviceOf = async ({ id }: { id: string }) =>
  (await deviceCookie.serialize({ userId: id, device: id })).split(';')[0] ?? ''
const profileOf = ({ email, version }: { email: string; version: number }) => ({
  part: 'profile',
  fullName: 'Jane Dormer',
  email,
  version: String(version),
})
let addresses = 0
const post = (form: Record<string, string>, cookie: string, headers?: Record<string, string>) => {
  addresses += 1
  const address = `203.0.113.${addresses}`
  return callAction(action, { url, form, cookie, address, ...(headers && { headers }) })
}

test('GUARD-01 a form that a guest sends from elsewhere leads to Home, which says why', async () => {
  const answer = await callAction(action, { url, form: profileOf(makeUser()) })
  expect(answer).toMatchObject({ status: 303, location: '/', data: null })
  expect(answer.cookie).toContain('panelry_flash=')
  const other = await post(profileOf(makeUser()), '', { 'Sec-Fetch-Site': 'cross-site' })
  expect(other).toMatchObject({ status: 303, location: '/', data: null })
})

const ofOurPage = { 'Sec-Fetch-Site': 'same-origin' }

test('a form of our own page whose cookies are all gone asks for a sign-in and keeps its text', async () => {
  const user = makeUser({ password })
  const asked = await post({ ...profileOf(user), currentPassword: 'secret words' }, '', ofOurPage)
  expect(asked.status).toBe(401)
  expect(asked.data).toMatchObject({
    error: { code: 'signed-out' },
    signIn: { whose: '', files: [], typed: Object.entries(profileOf(user)) },
  })
  const signedIn = { ...profileOf(user), __for: '', __email: user.email, __password: password }
  const wrong = await post({ ...signedIn, __password: 'wrong one' }, '', ofOurPage)
  expect(wrong.data).toMatchObject({ error: { code: 'wrong-credentials' }, signIn: { whose: '' } })
  const answer = await post(signedIn, '', ofOurPage)
  expect(answer).toMatchObject({ status: 303, location: url })
  expect(reread(user)?.fullName).toBe('Jane Dormer')
})

test('anyone who signs in to a form without the right to send it sends nothing', async () => {
  const client = makeUser({ password, role: 'client' })
  const signedIn = { name: 'Hers', __for: '', __email: client.email, __password: password }
  const answer = await callAction(newUser, {
    ...{ url: '/admin/users/new', form: signedIn, headers: ofOurPage, address: '203.0.113.250' },
  })
  expect(answer.status).toBe(403)
  expect(answer.cookie).toContain('panelry_session=')
})

test('only the names of large files are kept until somebody has signed in again', async () => {
  const user = makeUser({ password })
  const form = new FormData()
  form.append('text', 'Words beside it')
  form.append('files', new File([new Uint8Array(2_000_000)], 'kettle.png'))
  const answer = await callAction(sendMessage, {
    ...{
      url: '/requests/x/messages',
      params: { request: 'x' },
      form,
      cookie: await deviceOf(user),
    },
  })
  expect(answer.data).toMatchObject({
    signIn: { whose: user.id, files: ['kettle.png'], typed: [['text', 'Words beside it']] },
  })
})

test('a form of somebody signed out elsewhere asks for a sign-in and keeps its text, no password', async () => {
  const user = makeUser({ password })
  const form = { ...profileOf(user), currentPassword: 'secret words' }
  const answer = await post(form, await deviceOf(user))
  expect(answer.status).toBe(401)
  expect(answer.data).toMatchObject({
    error: { code: 'signed-out' },
    signIn: { whose: user.id, files: [], typed: Object.entries(profileOf(user)) },
  })
  expect(JSON.stringify(answer.data)).not.toContain('secret words')
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('signing in beside the form carries it out and gives the session', async () => {
  const user = makeUser({ password })
  const signedIn = { ...profileOf(user), __for: user.id, __email: user.email, __password: password }
  const answer = await post(signedIn, await deviceOf(user))
  expect(answer).toMatchObject({ status: 303, location: url })
  expect(reread(user)?.fullName).toBe('Jane Dormer')
  expect((await callLoader(loader, { url, cookie: answer.cookie })).status).toBe(200)
})

test('a form that is refused after the sign-in keeps the session', async () => {
  const user = makeUser({ password })
  const signedIn = { __for: user.id, __email: user.email, __password: password }
  const answer = await post({ ...profileOf(user), ...signedIn, fullName: '' }, await deviceOf(user))
  expect(answer.status).toBe(400)
  expect((await callLoader(loader, { url, cookie: answer.cookie })).status).toBe(200)
})

test('AUTH-42 a wrong password asks again with the text, and ten lock as the login does', async () => {
  const user = makeUser({ password })
  const wrong = { ...profileOf(user), __for: user.id, __email: user.email, __password: 'wrong one' }
  const device = await deviceOf(user)
  const first = await post(wrong, device)
  expect(first.status).toBe(401)
  expect(first.data).toMatchObject({
    error: { code: 'wrong-credentials' },
    signIn: { typed: Object.entries(profileOf(user)) },
  })
  expect(JSON.stringify(first.data)).not.toContain('wrong one')
  for (let i = 0; i < 9; i += 1) await post(wrong, device)
  const locked = await post({ ...wrong, __password: password }, device)
  expect(locked.status).toBe(429)
  expect(locked.data).toMatchObject({ error: { code: 'too-many-tries' } })
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('somebody else who signs in is signed in, but the form is not sent', async () => {
  const [owner, other] = [makeUser({ password }), makeUser({ password })]
  const theirs = { ...profileOf(other), __for: owner.id }
  const credentials = { __email: other.email, __password: password }
  const answer = await post({ ...theirs, ...credentials }, await deviceOf(owner))
  expect(answer.status).toBe(403)
  expect(answer.data).toMatchObject({ error: { code: 'typed-by-other' } })
  expect(db.select().from(sessions).where(eq(sessions.userId, other.id)).all()).toHaveLength(1)
  // Nor when they have signed in by another way meanwhile, with script or without.
  const cookie = await signIn(other)
  expect((await post(theirs, cookie)).status).toBe(403)
  const scripted = await post(profileOf(other), cookie, { 'X-Typed-By': owner.id })
  expect(scripted.status).toBe(403)
  for (const person of [owner, other]) expect(reread(person)?.fullName).toBe(person.fullName)
})

test('whom a page says it belongs to signs nobody in', async () => {
  const user = makeUser({ password })
  const answer = await post(profileOf(user), '', { 'X-Typed-By': user.id })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('more text than a screen gives back is not given back in part', async () => {
  const user = makeUser({ password })
  const answer = await post(
    { ...profileOf(user), fullName: 'x'.repeat(100_001) },
    await deviceOf(user),
  )
  expect(answer.data).toMatchObject({ signIn: { typed: null } })
})

test('somebody with a temporary password chooses their own before the form goes through', async () => {
  const user = makeUser({ password, tempPassword: true })
  const signedIn = { ...profileOf(user), __for: user.id, __email: user.email, __password: password }
  const answer = await post(signedIn, await deviceOf(user))
  expect(answer.location).toBe('/account-settings/new-password')
  expect(answer.cookie).toContain('panelry_session=')
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('GUARD-01 a guest led to Home hears why, and the next sign-in leads back', async () => {
  const sent = await callLoader(loader, { url: '/account-settings?a=1' })
  expect(sent).toMatchObject({ status: 302, location: '/', data: null })
  expect(sent.cookie).toContain('panelry_flash=')
  const shown = await callLoader(login, { url: '/login', cookie: sent.cookie })
  expect(shown.data).toMatchObject({ redirectTo: '/account-settings?a=1' })
  const asked = await callLoader(login, { url: '/login?redirectTo=/projects', cookie: sent.cookie })
  expect(asked.data).toMatchObject({ redirectTo: '/projects' })
})

test('a page that is being filled in stays for the sign-in when its session has ended', async () => {
  const user = makeUser()
  const answer = await callLoader(loader, { url, headers: { 'X-Typed-By': user.id } })
  expect(answer).toMatchObject({ status: 401, data: { signIn: { whose: user.id, typed: null } } })
})

test('GUARD-09 a reset link opened while signed in leads away and says what to do', async () => {
  const cookie = await signIn(makeUser())
  const answer = await callLoader(resetPassword, { url: '/reset-password?code=x', cookie })
  expect(answer).toMatchObject({ status: 302, location: '/projects' })
  expect(answer.cookie).toContain('panelry_flash=')
})
