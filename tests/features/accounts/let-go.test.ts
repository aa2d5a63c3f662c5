import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '#tests/fixtures/invitations'
import { actorOf, makeUser, reread } from '#tests/fixtures/people'
import { guest, historyOf } from '#tests/fixtures/projects'
import { makeSession } from '#tests/fixtures/vault'
import { db } from '~/db/client.server'
import { oauthAccounts, type User, users } from '~/db/schema'
import { changePassword } from '~/features/accounts/change-password.server'
import { connectProvider } from '~/features/accounts/connect-provider.server'
import { disconnectProvider } from '~/features/accounts/disconnect-provider.server'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import { giveEmail, givePassword } from '~/features/accounts/finish-with-provider.server'
import { listConnections } from '~/features/accounts/list-connections.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { newId } from '~/platform/ids.server'
import type { ProviderProfile } from '~/platform/providers/profile'

const origin = { address: '192.0.2.1', userAgent: 'Test' }
const first = 'salt marsh 7'
const second = 'salt marsh 8'
const profile = (facts: Partial<ProviderProfile> = {}): ProviderProfile => {
  const providerId = newId()
  const email = `${providerId}@example.com`
  return {
    provider: 'google',
    providerId,
    fullName: 'Wren Pine',
    email,
    emailVerified: true,
    ...facts,
  }
}
const connect = (user: User, facts: ProviderProfile) =>
  connectProvider(actorOf(user), { ...facts, sessionId: makeSession(user) })
const choosePassword = (user: User, currentPassword = first, password = second) =>
  changePassword(actorOf(user), { currentPassword, password, sessionId: null })
const enter = (facts: ProviderProfile) => enterWithProvider(guest(), facts, origin)
const entered = (facts: ProviderProfile) => {
  const result = enter(facts)
  return 'signedIn' in result ? result.signedIn.member.id : null
}
const question = (facts: ProviderProfile) => {
  const result = enter(facts)
  return 'unfinished' in result ? result.unfinished : ''
}
/** The connections that sign somebody in. */
const live = (user: User) =>
  db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, user.id), isNull(oauthAccounts.letGoAt)))
    .all()
const people = () => db.select().from(users).all().length
const letGo = expect.objectContaining({ code: 'connection-let-go', status: 409 })

/** Somebody whose connection was let go with a new password. */
async function withoutConnection(facts: ProviderProfile) {
  const user = makeUser({ password: first, emailVerifiedAt: 1 })
  connect(user, facts)
  await choosePassword(user)
  return user
}

test('AUTH-40 a connection that was let go signs nobody in and makes no second account', async () => {
  const [google, facebook] = [profile(), profile({ provider: 'facebook', email: null })]
  for (const facts of [google, facebook]) {
    const user = await withoutConnection(facts)
    const before = people()
    expect(() => enter(facts)).toThrow(letGo)
    expect(() => enter(facts), 'again').toThrow(letGo)
    expect(people()).toBe(before)
    expect(listConnections(user.id).filter(({ id }) => id)).toEqual([])
    expect(historyOf(user.id)).toEqual(['connected', 'disconnected', 'password changed'])
  }
})

test('whose it was connects it again, with the email of today', async () => {
  const facts = profile()
  const user = await withoutConnection(facts)
  connect(user, { ...facts, email: 'today@example.com' })
  expect(live(user)).toMatchObject([{ email: 'today@example.com', letGoAt: null }])
  expect(live(user)[0]?.createdAt).toBeGreaterThan(Date.now() - 60_000)
  expect(mailsTo(user.email).filter(({ template }) => template === 'connected')).toHaveLength(2)
  expect(entered(facts)).toBe(user.id)
  // The next new password names it anew, and what was let go before no more.
  await choosePassword(user, second, first)
  await choosePassword(user, first, second)
  const told = mailsTo(user.email).map(({ message }) => message.includes('was disconnected'))
  expect(told.filter(Boolean)).toHaveLength(2)
})

test('someone who shows that it is theirs connects it to another account; the first one has it no more', async () => {
  const facts = profile()
  const user = await withoutConnection(facts)
  const other = makeUser({ password: first })
  connect(other, facts)
  expect(live(other)).toHaveLength(1)
  expect(entered(facts)).toBe(other.id)
  expect(() => connect(user, facts)).toThrow(expect.objectContaining({ code: 'connection-taken' }))
})

test('AUTH-40 the account that has its verified email is entered, be it another one or the same', async () => {
  const facts = profile()
  await withoutConnection(facts)
  const other = makeUser({ email: facts.email ?? '', emailVerifiedAt: 1 })
  expect(entered(facts)).toBe(other.id)
  expect(live(other)).toHaveLength(1)

  // From before the email was kept.
  const user = makeUser({ password: first, emailVerifiedAt: 1 })
  const old = profile({ email: user.email })
  connect(user, { ...old, emailVerified: false })
  await choosePassword(user)
  expect(live(user)).toEqual([])
  expect(entered(old)).toBe(user.id)
  expect(live(user)).toMatchObject([{ email: user.email }])
})

test('AUTH-40 the password of the account that has its unverified email connects it again', async () => {
  const user = makeUser({ password: first, emailVerifiedAt: 1 })
  const facts = profile({ provider: 'facebook', email: user.email, emailVerified: false })
  connect(user, facts)
  await choosePassword(user)
  await givePassword(guest(), { code: question(facts), password: second }, origin)
  expect(entered(facts)).toBe(user.id)
})

test('a question from before finds that it was connected, or let go, in the meantime', async () => {
  const facts = profile({ email: null, emailVerified: false })
  const give = (code: string) =>
    giveEmail(guest(), { code, email: `${newId()}@example.com` }, origin)
  const codes = [question(facts), question(facts), question(facts)] as const
  const user = makeUser({ password: first })
  connect(user, facts)
  const before = people()
  expect(() => give(codes[0])).toThrow(expect.objectContaining({ code: 'connection-taken' }))
  await choosePassword(user)
  expect(() => give(codes[1])).toThrow(letGo)
  expect(people()).toBe(before)
  // The password of an account connects it, also when that is another one.
  const other = makeUser({ password: first })
  expect(giveEmail(guest(), { code: codes[2], email: other.email }, origin)).toBeNull()
  await givePassword(guest(), { code: codes[2], password: first }, origin)
  expect(entered(facts)).toBe(other.id)
})

test('what was let go is no way in that is left, and cannot be disconnected', async () => {
  const facts = profile()
  const user = await withoutConnection(facts)
  const gone = db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, user.id)).get()
  const disconnect = (id = '') => disconnectProvider(actorOf(user), { id })
  expect(() => disconnect(gone?.id)).toThrow(expect.objectContaining({ status: 404 }))
  connect(user, profile({ email: user.email }))
  db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id)).run()
  expect(() => disconnect(live(user)[0]?.id)).toThrow('only-way-in')
})

test('USER-20 it goes with the person: then the provider makes a new account', async () => {
  const facts = profile()
  const user = await withoutConnection(facts)
  await deleteUser(actorOf(makeUser({ role: 'admin' })), { id: user.id })
  expect(reread(user)).toBeUndefined()
  expect(entered(facts)).not.toBeNull()
})

test('AUTH-40 an email that the provider does not vouch for is never kept', async () => {
  const user = makeUser({ password: first, emailVerifiedAt: 1 })
  const facts = profile({ provider: 'facebook', email: user.email, emailVerified: false })
  await givePassword(guest(), { code: question(facts), password: first }, origin)
  expect(live(user)).toMatchObject([{ email: null }])
  expect(entered({ ...facts, emailVerified: true })).toBe(user.id)
  expect(live(user)).toMatchObject([{ email: user.email }])
  expect(entered(facts)).toBe(user.id)
  expect(live(user)).toMatchObject([{ email: null }])
  await choosePassword(user)
  expect(live(user)).toEqual([])
})

test('nobody fills a mailbox with what is connected; whose mailbox it is still comes in', async () => {
  const user = makeUser({ password: first })
  const take = () => disconnectProvider(actorOf(user), { id: live(user)[0]?.id ?? '' })
  for (let i = 0; i < 10; i += 1) {
    connect(user, profile())
    take()
  }
  const tooMany = expect.objectContaining({ code: 'too-many-tries', status: 429 })
  expect(() => connect(user, profile())).toThrow(tooMany)
  const code = question(profile({ email: user.email, emailVerified: false }))
  const give = () => givePassword(guest(), { code, password: first }, origin)
  await expect(give()).rejects.toThrow(tooMany)
  expect(mailsTo(user.email)).toHaveLength(10)
  expect(live(user)).toEqual([])
  // The question is still open.
  await expect(give()).rejects.toThrow(tooMany)
  expect(entered(profile({ email: user.email }))).toBe(user.id)
})
