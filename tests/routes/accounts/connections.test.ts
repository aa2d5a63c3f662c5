import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider } from '#tests/fakes/oauth'
import { flashOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { mail, oauthAccounts, sessions, type User, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { issueToken } from '~/features/accounts/tokens.server'
import { env } from '~/platform/env.server'
import { newId } from '~/platform/ids.server'
import * as settings from '~/routes/accounts/account-settings'
import * as choose from '~/routes/accounts/choose-password'
import { action as disconnect } from '~/routes/accounts/disconnect'
import { action as ownPassword } from '~/routes/accounts/own-password'
import { action as link } from '~/routes/accounts/password-link'
import { action as reset } from '~/routes/accounts/reset-password'
import { loader as comeBack } from '~/routes/auth/callback'
import { loader as leave } from '~/routes/auth/leave'

let provider: Awaited<ReturnType<typeof startProvider>>

beforeAll(async () => {
  provider = await startProvider()
  Object.assign(env, {
    GOOGLE_CLIENT_ID: 'panelry',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_BASE_URL: provider.url,
  })
})
afterAll(() => provider.stop())

const params = { provider: 'google' }
const connected = (userId: string) =>
  db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), isNull(oauthAccounts.letGoAt)))
    .all()
const connectRow = (userId: string, providerId = newId()) =>
  db
    .insert(oauthAccounts)
    .values({ id: newId(), userId, provider: 'google', providerId, createdAt: 1 })
    .returning()
    .get()

/** To the provider and back as `person`; everything with the cookie of one browser. */
async function connect(cookie: string, sub: string, email = `${sub}@example.com`) {
  const leaving = await callLoader(leave, { url: '/auth/google', params, cookie })
  let next = new URL(leaving.location ?? '', 'http://localhost:3000')
  next.pathname = '/choose'
  const person = { sub, name: 'Wren', email, email_verified: true }
  next.searchParams.set('person', JSON.stringify(person))
  for (let i = 0; i < 5 && next.port !== '3000'; i += 1) {
    const answer = await fetch(next, { redirect: 'manual' })
    next = new URL(answer.headers.get('Location') ?? '')
  }
  const all = `${cookie}; ${leaving.cookie}`
  return callLoader(comeBack, { url: next.pathname + next.search, params, cookie: all })
}

test('AUTH-27 somebody signed in connects an account of a provider', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const cookie = await signIn(user)
  const shown = async () =>
    (await callLoader(settings.loader, { url: '/account-settings', cookie })).data.connections
  expect(await shown()).toEqual([
    { id: null, provider: 'google', label: 'Google', email: null, since: null },
  ])
  const answer = await connect(cookie, 'g-100')
  expect(answer.location).toBe('/account-settings')
  expect(connected(user.id)).toMatchObject([{ provider: 'google', providerId: 'g-100' }])
  expect(await shown()).toMatchObject([
    { id: connected(user.id)[0]?.id, label: 'Google', email: 'g-100@example.com' },
  ])
  expect(historyOf(user.id)).toEqual(['connected'])
})

test('an account that signs in somebody else cannot be connected', async () => {
  const other = makeUser()
  connectRow(other.id, 'g-200')
  const user = makeUser({ password: 'salt marsh 7' })
  const answer = await connect(await signIn(user), 'g-200')
  expect(answer.location).toBe('/account-settings')
  expect(connected(user.id)).toEqual([])
  expect(connected(other.id)).toHaveLength(1)
})

const mailsOf = (user: User) =>
  db.select().from(mail).where(eq(mail.to, user.email)).orderBy(asc(mail.id)).all()
const newestMail = (user: User) => mailsOf(user).at(-1)
/** Signs in with the provider, in a browser of its own. */
const entered = async (sub: string) => {
  const { cookie } = await connect('', sub)
  return (await callLoader(settings.loader, { url: '/account-settings', cookie })).data?.profile
}
/** An account whose password an intruder knows: his provider's account is connected, and the owner's. */
async function intruded() {
  const user = makeUser({ password: 'salt marsh 7', emailVerifiedAt: 1 })
  const [thief, own] = [`thief-${newId()}`, `own-${newId()}`]
  await connect(await signIn(user), thief)
  await connect(await signIn(user), own, user.email)
  return { user, thief, own }
}
const left = (user: User) => connected(user.id).map(({ providerId }) => providerId)
const twice = { password: 'my new word 9', confirmPassword: 'my new word 9' }

test('a connection is told by mail: which account it is, and where it is taken away', async () => {
  const { user, thief, own } = await intruded()
  const [first, second] = mailsOf(user)
  expect(mailsOf(user)).toHaveLength(2)
  expect(first?.subject).toBe('You can now log in with Google')
  expect(first?.message).toContain(`The Google account ${thief}@example.com was connected`)
  expect(first?.message).toContain('http://localhost:3000/account-settings')
  expect(second?.message).toContain(`The Google account ${user.email} was connected`)
  // Who comes in with it again is not told again.
  expect(await entered(own)).toMatchObject({ email: user.email })
  expect(mailsOf(user)).toHaveLength(2)
})

test('AUTH-40 an account that is joined with a sign-in is told; one that is made by it is not', async () => {
  const user = makeUser({ password: 'salt marsh 7', emailVerifiedAt: 1 })
  await connect('', newId(), user.email)
  expect(mailsOf(user).map(({ subject }) => subject)).toEqual(['You can now log in with Google'])
  const email = `${newId()}@example.com`
  await connect('', newId(), email)
  expect(db.select().from(mail).where(eq(mail.to, email)).all()).toEqual([])
})

test('a changed password is told by mail and lets go of connections with another email', async () => {
  const { user, thief, own } = await intruded()
  expect(await entered(thief)).toMatchObject({ email: user.email })
  const form = { part: 'password', currentPassword: 'salt marsh 7', ...twice }
  const cookie = await signIn(user)
  await callAction(settings.action, { url: '/account-settings', cookie, form })
  expect(left(user)).toEqual([own])
  expect(await entered(thief)).not.toMatchObject({ email: user.email })
  expect(await entered(own)).toMatchObject({ email: user.email })
  expect(newestMail(user)?.subject).toBe('Your account has a new password')
  expect(newestMail(user)?.message).toContain(`Google (${thief}@example.com) was disconnected`)
  expect(newestMail(user)?.message).not.toContain(`Google (${user.email})`)
  expect(newestMail(user)?.message).toContain('http://localhost:3000/reset-password')
  expect(historyOf(user.id)).toContain('disconnected')
})

test('someone who comes in with what was let go is told so; in the account it can be connected again', async () => {
  const { user, thief } = await intruded()
  const code = transaction((tx) => issueToken(tx, 'reset', user.id))
  await callAction(reset, { url: '/reset-password', form: { code, ...twice } })
  const before = db.select().from(users).all()
  const refused = await connect('', thief)
  expect([refused.status, refused.location]).toEqual([303, '/login'])
  expect(flashOf(refused)).toContain('You can no longer log in with this Google account.')
  expect(refused.cookie).not.toContain('panelry_session=')
  expect(db.select().from(users).all()).toEqual(before)
  const cookie = await signIn(user)
  await callAction(disconnect, {
    url: '/account-settings/connections',
    cookie,
    form: { connection: connected(user.id)[0]?.id },
  })
  const shown = await callLoader(settings.loader, { url: '/account-settings', cookie })
  expect(shown.data.connections).toMatchObject([{ id: null, provider: 'google' }])
  await connect(cookie, thief)
  expect(left(user)).toEqual([thief])
  expect(await entered(thief)).toMatchObject({ email: user.email })
})

test('one connection too many in an hour is refused in words', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const cookie = await signIn(user)
  for (let i = 0; i < 10; i += 1) {
    await connect(cookie, newId())
    db.delete(oauthAccounts).where(eq(oauthAccounts.userId, user.id)).run()
  }
  const refused = await connect(cookie, newId())
  expect(refused.location).toBe('/account-settings')
  expect(flashOf(refused)).toContain('Too many attempts.')
  expect(connected(user.id)).toEqual([])
  expect(mailsOf(user)).toHaveLength(10)
})

test('a reset is told by mail and lets go of connections with another email', async () => {
  const { user, thief, own } = await intruded()
  const code = transaction((tx) => issueToken(tx, 'reset', user.id))
  await callAction(reset, { url: '/reset-password', form: { code, ...twice } })
  expect(left(user)).toEqual([own])
  expect(await entered(thief)).not.toMatchObject({ email: user.email })
  expect(newestMail(user)?.message).toContain(`Google (${thief}@example.com) was disconnected`)
})

test('a temporary password that is replaced is told by mail and lets go of the same', async () => {
  const { user, own } = await intruded()
  db.update(users).set({ tempPassword: true }).where(eq(users.id, user.id)).run()
  const url = '/account-settings/new-password'
  await callAction(ownPassword, { url, cookie: await signIn(user), form: twice })
  expect(left(user)).toEqual([own])
  expect(newestMail(user)?.subject).toBe('Your account has a new password')
})

test('a connection of which no email was kept goes too; coming in with it before keeps it', async () => {
  const [known, unknown] = [makeUser(), makeUser()]
  const sub = newId()
  for (const [user, providerId] of [[known, sub] as const, [unknown, newId()] as const]) {
    connectRow(user.id, providerId)
    if (user === known) await connect('', sub, user.email)
    const code = transaction((tx) => issueToken(tx, 'reset', user.id))
    await callAction(choose.action, {
      url: '/choose-password',
      cookie: await signIn(user),
      form: { code, ...twice },
    })
  }
  expect(left(known)).toEqual([sub])
  expect(left(unknown)).toEqual([])
  expect(newestMail(unknown)?.message).toContain('Google was disconnected')
})

test('nothing is connected in a session that ends while the provider is asked', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const cookie = await signIn(user)
  provider.whileAsked(() => db.delete(sessions).where(eq(sessions.userId, user.id)).run())
  const answer = await connect(cookie, newId())
  provider.whileAsked(() => {})
  expect(answer.location).toBe('/account-settings')
  expect(connected(user.id)).toEqual([])
})

test('connecting asks for the password when it was confirmed long ago', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const cookie = await signIn(user)
  db.update(sessions)
    .set({ authenticatedAt: Date.now() - 11 * 60_000 })
    .run()
  const answer = await callLoader(leave, { url: '/auth/google', params, cookie })
  expect(answer.location).toBe('/account-settings/confirm?redirectTo=%2Fauth%2Fgoogle')
})

test('disconnecting needs another way in', async () => {
  const disconnecting = async (user: { id: string }, connection: string) =>
    callAction(disconnect, {
      url: '/account-settings/connections',
      cookie: await signIn(user),
      form: { connection },
    })
  const social = makeUser()
  const only = connectRow(social.id)
  const refused = await disconnecting(social, only.id)
  expect(refused.status).toBe(409)
  expect(connected(social.id)).toHaveLength(1)
  const stranger = await disconnecting(makeUser(), only.id)
  expect(stranger.status).toBe(404)
  const second = connectRow(social.id)
  expect((await disconnecting(social, second.id)).status).toBe(303)
  const owner = makeUser({ password: 'salt marsh 7' })
  const row = connectRow(owner.id)
  expect((await disconnecting(owner, row.id)).location).toBe('/account-settings')
  expect(connected(owner.id)).toEqual([])
  expect(historyOf(owner.id)).toEqual(['disconnected'])
})

test('AUTH-33 anyone who has no password chooses one by a mailed link, and stays signed in', async () => {
  const user = makeUser()
  connectRow(user.id)
  const cookie = await signIn(user)
  const elsewhere = await signIn(user)
  const url = '/account-settings'
  expect((await callLoader(settings.loader, { url, cookie })).data.profile.hasPassword).toBe(false)
  const email = { part: 'profile', fullName: 'Wren', email: 'w@example.com', version: '1' }
  const early = await callAction(settings.action, { url, cookie, form: email })
  expect(early.data).toMatchObject({
    result: { error: { email: ['Set a password first, then you can change your email.'] } },
  })
  const sent = await callAction(link, { url: '/account-settings/password-link', cookie })
  expect(sent.location).toBe(url)
  const row = db.select().from(mail).where(eq(mail.to, user.email)).get()
  const [, path = '', code = ''] = row?.message.match(/:3000(\/choose-password\?code=(\S+))/) ?? []
  expect((await callLoader(choose.loader, { url: path, cookie })).status).toBe(200)
  expect((await callLoader(choose.loader, { url: path })).status).toBe(200)
  const form = { code, password: 'my first one', confirmPassword: 'my first one' }
  const chosen = await callAction(choose.action, { url: '/choose-password', cookie, form })
  expect(chosen.location).toBe(url)
  expect(reread(user)?.passwordHash).toMatch(/argon2id/)
  expect((await callLoader(settings.loader, { url, cookie })).status).toBe(200)
  expect((await callLoader(settings.loader, { url, cookie: elsewhere })).location).toBe('/')
  const again = await callAction(choose.action, { url: '/choose-password', cookie, form })
  expect(again.status).toBe(400)
  expect((await callLoader(choose.loader, { url: path, cookie })).status).toBe(400)
})

test('another site cannot begin to connect an account', async () => {
  const cookie = await signIn(makeUser())
  const from = (site: string) =>
    leave({
      request: new Request('http://localhost:3000/auth/google', {
        headers: { Cookie: cookie, 'Sec-Fetch-Site': site },
      }),
      params,
      context: { cspNonce: '', address: '' },
    })
      .catch((thrown: Response) => thrown)
      .then((answer) => answer.headers.get('Location'))
  expect(await from('cross-site')).toBe('/account-settings')
  expect(await from('same-site')).toBe('/account-settings')
  expect(await from('same-origin')).toContain(provider.url)
})
