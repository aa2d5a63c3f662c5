import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { projects, rateLimits, sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { newDevice } from '~/features/accounts/known-device.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { addressLimits, checkLimits, countAttempt } from '~/features/limits/attempts.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import type { Guest } from '~/permissions/vocabulary'
import { newId, tokenHash } from '~/platform/ids.server'

const guest: Guest = { kind: 'guest', projectId: null }
let addresses = 0
const from = () => {
  addresses += 1
  return { address: `192.0.2.${addresses}`, userAgent: 'Test' }
}
const attempt = (email: string, password: string, origin = from()) =>
  signIn(guest, { email, password, ...origin })
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error) => error.code,
  )

function makeProject(ownerId: string | null) {
  return transaction((tx) => {
    const facts = { name: 'Mine', primaryColor: '#000000', secondaryColor: '#000000', logo: null }
    const row = { id: newId(), name: 'Mine', ownerId, brandId: ensureBrand(tx, facts) }
    return tx
      .insert(projects)
      .values({ ...row, createdAt: 1, updatedAt: 1 })
      .returning()
      .get()
  })
}
const ownerOf = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()?.ownerId

afterEach(() => void vi.useRealTimers())

test('AUTH-15 the right password opens a session that only the token opens', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const { token, member } = await attempt(user.email, 'salt marsh 7')
  expect(member.id).toBe(user.id)
  const rows = db.select().from(sessions).where(eq(sessions.userId, user.id)).all()
  expect(rows.map((row) => row.id)).toEqual([tokenHash(token)])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('AUTH-17 a wrong password and an unknown email get the same answer and no session', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const before = db.select().from(sessions).all().length
  expect(await outcome(attempt(user.email, 'salt marsh 8'))).toBe('wrong-credentials')
  expect(await outcome(attempt('nobody@example.com', 'salt marsh 8'))).toBe('wrong-credentials')
  expect(db.select().from(sessions).all()).toHaveLength(before)
})

test('AUTH-42 ten wrong passwords for an account lock it from everywhere, for 15 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const user = makeUser({ password: 'salt marsh 7' })
  for (let i = 0; i < 10; i += 1) {
    expect(await outcome(attempt(user.email, 'wrong'))).toBe('wrong-credentials')
    vi.advanceTimersByTime(30_000)
  }
  const refused = await attempt(user.email, 'salt marsh 7').catch((error) => error)
  expect(refused).toMatchObject({ code: 'too-many-tries', status: 429 })
  // The first was five minutes ago.
  expect(refused.details.values).toEqual({ minutes: 10 })
  vi.advanceTimersByTime(10 * 60_000)
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('in')
})

test('AUTH-42 a clock that is set back neither prolongs a lock nor brings it again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const user = makeUser({ password: 'salt marsh 7' })
  for (let i = 0; i < 10; i += 1) await outcome(attempt(user.email, 'wrong'))
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('too-many-tries')
  vi.setSystemTime(Date.now() - 2 * 60 * 60_000)
  expect(await outcome(attempt(user.email, 'wrong'))).toBe('wrong-credentials')
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('in')
})

test('AUTH-42 rotating the networks of one IPv6 site ends after ten times as many tries', () => {
  const of = (network: number, site = '2001:db8:77') =>
    addressLimits(`${site}:${network.toString(16)}::1`)
  transaction((tx) => {
    for (let i = 0; i < 100; i += 1) {
      checkLimits(tx, of(i))
      countAttempt(tx, of(i))
    }
    expect(() => checkLimits(tx, of(100))).toThrow('too-many-tries')
    expect(() => checkLimits(tx, of(100, '2001:db8:78'))).not.toThrow()
  })
})

test('AUTH-42 an account that does not exist is locked like one that does', async () => {
  const email = 'ghost@example.com'
  for (let i = 0; i < 10; i += 1) await outcome(attempt(email, 'wrong'))
  expect(await outcome(attempt(email, 'wrong'))).toBe('too-many-tries')
})

test('AUTH-42 ten wrong passwords from an address lock it for every account', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const origin = { address: '2001:db8:1:2::1', userAgent: 'Test' }
  for (let i = 0; i < 10; i += 1) await outcome(attempt(`try-${i}@example.com`, 'wrong', origin))
  const neighbour = { ...origin, address: '2001:db8:1:2:ffff::9' }
  expect(await outcome(attempt(user.email, 'salt marsh 7', neighbour))).toBe('too-many-tries')
  const elsewhere = { ...origin, address: '2001:db8:1:3::1' }
  expect(await outcome(attempt(user.email, 'salt marsh 7', elsewhere))).toBe('in')
})

test('AUTH-42 passwords tried at the same moment count one by one', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const tries = Array.from({ length: 40 }, (_, i) =>
    outcome(attempt(user.email, i === 39 ? 'salt marsh 7' : 'wrong')),
  )
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((o) => o === 'wrong-credentials')).toHaveLength(10)
  expect(outcomes.filter((o) => o === 'too-many-tries')).toHaveLength(30)
})

test('a right password clears the count of the account', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  for (let i = 0; i < 9; i += 1) await outcome(attempt(user.email, 'wrong'))
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('in')
  expect(await outcome(attempt(user.email, 'wrong'))).toBe('wrong-credentials')
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('in')
})

test('old failures are forgotten', async () => {
  db.delete(rateLimits).run()
  db.insert(rateLimits).values({ subject: 'account:old@example.com', createdAt: 5 }).run()
  await outcome(attempt('new@example.com', 'wrong'))
  const left = db.select().from(rateLimits).all()
  expect(left.map((row) => row.subject)).not.toContain('account:old@example.com')
})

test('a sign-in takes the guest project along while the limit allows', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  for (let i = 0; i < 2; i += 1) makeProject(user.id)
  const [third, fourth] = [makeProject(null), makeProject(null)]
  const claim = async (projectId: string) =>
    (
      await signIn(
        { kind: 'guest', projectId },
        { email: user.email, password: 'salt marsh 7', ...from() },
      )
    ).claim
  expect(await claim(third.id)).toBe('claimed')
  expect(ownerOf(third.id)).toBe(user.id)
  expect(await claim(fourth.id)).toBe('limit-reached')
  expect(ownerOf(fourth.id)).toBeNull()
})

test('AUTH-42 a browser that was signed in before is not locked out by strangers', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const other = makeUser({ password: 'salt marsh 7' })
  const origin = { address: '203.0.113.9', userAgent: 'Test' }
  for (let i = 0; i < 10; i += 1) await outcome(attempt(user.email, 'wrong', origin))
  const known = newDevice(user)
  const from = (email: string, password: string) =>
    outcome(signIn(guest, { email, password, ...origin, known }))
  expect(await from(other.email, 'salt marsh 7')).toBe('too-many-tries')
  expect(await from(user.email, 'salt marsh 7')).toBe('in')
  // The strangers' count stays: the owner's sign-in gives them no ten tries more.
  expect(await outcome(attempt(user.email, 'salt marsh 7'))).toBe('too-many-tries')
  for (let i = 0; i < 10; i += 1) expect(await from(user.email, 'no')).toBe('wrong-credentials')
  expect(await from(user.email, 'salt marsh 7')).toBe('too-many-tries')
})

test('a password that is changed while it is checked opens nothing', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const entering = outcome(attempt(user.email, 'salt marsh 7'))
  db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id)).run()
  expect(await entering).toBe('wrong-credentials')
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
})

test('AUTH-42 however many names a browser has for an account, they have thirty tries together', async () => {
  const user = makeUser({ password: 'salt marsh 7' })
  const origin = { address: '203.0.113.10', userAgent: 'Test' }
  const from = (device: string, password: string) =>
    outcome(
      signIn(guest, {
        email: user.email,
        password,
        ...origin,
        known: { ...newDevice(user), device },
      }),
    )
  for (const device of ['one', 'two', 'three'])
    for (let n = 0; n < 10; n += 1) expect(await from(device, 'wrong')).toBe('wrong-credentials')
  expect(await from('four', 'salt marsh 7')).toBe('too-many-tries')
})
