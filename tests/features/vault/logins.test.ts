import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { mailsTo, makeProfile, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { makeLogin, makeMember, makeSession, receiptsOf } from '#tests/fixtures/vault'
import { db } from '~/db/client.server'
import { loginPasswords, profileKeys, profileLogins, rateLimits } from '~/db/schema'
import { deleteLogin } from '~/features/vault/delete-login.server'
import { listLogins, listReceipts } from '~/features/vault/list-logins.server'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { updateLogin } from '~/features/vault/save-login.server'
import { limits } from '~/permissions/limits'

const secret = 'Quay-Loden-1961'
const owner = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const me = actorOf(owner)
let profile = ''

beforeEach(() => {
  profile = makeProfile(owner.id).id
  db.delete(rateLimits).run()
})

const reveal = (loginId: string, { by = me, ago = 0 } = {}) =>
  revealPassword(by, { profileId: profile, loginId, sessionId: makeSession(by, ago) })
const changeOf = (id: string, change: object = {}) => ({
  profileId: profile,
  id,
  version: 1,
  label: 'Shop system',
  url: '',
  username: 'studio',
  ...change,
})

test('PROFILE-16 PROFILE-18 a login is stored and listed without its password, which is revealed', () => {
  const id = makeLogin(me, profile)
  const list = listLogins(me, profile, null)
  expect(list.logins).toMatchObject([{ id, label: 'Shop system', username: expect.any(String) }])
  expect(JSON.stringify(list)).not.toContain(secret)
  expect(reveal(id)).toBe(secret)
  expect(historyOf(profile)).toEqual(['login “Shop system” added', 'login “Shop system” revealed'])
})

test('its owner hears of a look of the studio, not of one of a member or of their own', () => {
  const [company, id] = [profile, makeLogin(me, profile)]
  const member = actorOf(makeUser({ role: 'client' }))
  makeMember(company, member, { logins: true })
  const before = noticesOf(owner.id).length
  reveal(id)
  reveal(id, { by: member })
  expect(noticesOf(owner.id)).toHaveLength(before)
  reveal(id, { by: actorOf(makeEmployee()) })
  expect(noticesOf(owner.id).at(-1)).toMatchObject({
    ...{ type: 'profile_password_revealed', subject: company },
    urlParams: `/company-profile/${company}/logins`,
  })
  expect(mailsTo(owner.email).at(-1)?.message).not.toContain(secret)
})

test('PROFILE-21 the database holds no plain text, and not the length of it', () => {
  makeLogin(me, profile)
  makeLogin(me, profile, { password: 'x' })
  const ciphers = db
    .select({ cipher: loginPasswords.cipher })
    .from(loginPasswords)
    .innerJoin(profileLogins, eq(profileLogins.id, loginPasswords.loginId))
    .where(eq(profileLogins.profileId, profile))
    .all()
    .map(({ cipher }) => cipher)
  expect(ciphers.map(({ length }) => length)).toEqual([124, 124])
  for (const cipher of ciphers) {
    expect(Buffer.from(cipher, 'base64').toString('latin1')).not.toContain(secret)
  }
})

test('PROFILE-19 without having confirmed within ten minutes nothing is revealed, nor written down', () => {
  const id = makeLogin(me, profile)
  const late = 10 * 60 * 1000
  expect(catchError(() => reveal(id, { ago: late }))).toMatchObject({
    code: 'confirm-first',
    status: 403,
  })
  const which = { profileId: profile, loginId: id }
  expect(catchError(() => revealPassword(me, { ...which, sessionId: null }))).toMatchObject({
    code: 'confirm-first',
  })
  expect(receiptsOf(profile)).toEqual([])
  expect(reveal(id, { ago: late - 2_000 })).toBe(secret)
  expect(listLogins(me, profile, makeSession(owner, late)).until).toBeNull()
  expect(listLogins(me, profile, makeSession(owner, 60_000)).until).toBeGreaterThan(Date.now())
})

test('PROFILE-20 every reveal leaves a receipt with who, what and when, which the client sees', () => {
  const id = makeLogin(me, profile)
  const staff = makeEmployee({ fullName: 'Theo Brandt' })
  const before = Date.now()
  expect(publishedBy(() => reveal(id, { by: actorOf(staff) }))).toContain(`profile:${profile}`)
  reveal(id)
  const [first, second, ...rest] = receiptsOf(profile)
  expect(first).toMatchObject({ userId: staff.id, loginId: id, label: 'Shop system' })
  expect(first?.createdAt).toBeGreaterThanOrEqual(before)
  expect(second).toMatchObject({ userId: owner.id })
  expect(rest).toEqual([])
  expect(listReceipts(me, profile, null).receipts.map(({ name }) => name)).toEqual([
    'Nadia Hollis',
    'Theo Brandt',
  ])
  deleteLogin(me, { profileId: profile, id })
  expect(listLogins(me, profile, null)).toMatchObject({ logins: [], receiptCount: 2 })
})

test('PROFILE-20 two who reveal the same leave two receipts', () => {
  const id = makeLogin(me, profile)
  const sessionId = makeSession(owner)
  const both = [1, 2].map(() => revealPassword(me, { profileId: profile, loginId: id, sessionId }))
  expect(both).toEqual([secret, secret])
  expect(receiptsOf(profile)).toHaveLength(2)
})

test('PROFILE-17 a deleted login takes its password along, and is revealed no more', () => {
  const id = makeLogin(me, profile)
  deleteLogin(me, { profileId: profile, id })
  expect(
    db.select().from(loginPasswords).where(eq(loginPasswords.loginId, id)).get(),
  ).toBeUndefined()
  const gone = { code: 'login-gone', status: 404 }
  expect(catchError(() => reveal(id))).toMatchObject(gone)
  expect(catchError(() => deleteLogin(me, { profileId: profile, id }))).toMatchObject(gone)
  expect(catchError(() => updateLogin(me, changeOf(id)))).toMatchObject(gone)
})

test('someone who belongs to the company sees its logins with the right alone, and changes them with both', () => {
  const id = makeLogin(me, profile)
  const people = {
    reader: actorOf(makeUser()),
    looker: actorOf(makeUser()),
    keeper: actorOf(makeUser()),
  }
  makeMember(profile, people.reader, { edit: true })
  makeMember(profile, people.looker, { logins: true })
  makeMember(profile, people.keeper, { logins: true, edit: true })
  const refused = { code: 'forbidden', status: 403 }
  const foreign = { code: 'not-found', status: 404 }
  for (const work of [
    () => reveal(id, { by: people.reader }),
    () => listLogins(people.reader, profile, null),
    () => listReceipts(people.reader, profile, null),
    () => makeLogin(people.looker, profile),
    () => updateLogin(people.looker, changeOf(id)),
    () => deleteLogin(people.looker, { profileId: profile, id }),
  ]) {
    expect(catchError(work)).toMatchObject(refused)
  }
  const stranger = actorOf(makeUser({ role: 'client' }))
  expect(catchError(() => reveal(id, { by: stranger }))).toMatchObject(foreign)
  expect(catchError(() => makeLogin(stranger, profile))).toMatchObject(foreign)
  expect(reveal(id, { by: people.looker })).toBe(secret)
  expect(listLogins(people.looker, profile, null).mayChange).toBe(false)
  updateLogin(people.keeper, changeOf(id))
  expect(makeLogin(people.keeper, profile)).not.toBe(id)
})

test('a login of another company is not to be had through one’s own', () => {
  const id = makeLogin(me, profile)
  const other = actorOf(makeUser({ role: 'client' }))
  const own = makeProfile(other.id).id
  makeLogin(other, own)
  const sessionId = makeSession(other)
  const gone = { code: 'login-gone' }
  const through = { profileId: own, id }
  expect(
    catchError(() => revealPassword(other, { ...through, loginId: id, sessionId })),
  ).toMatchObject(gone)
  expect(catchError(() => updateLogin(other, changeOf(id, through)))).toMatchObject(gone)
  expect(catchError(() => deleteLogin(other, through))).toMatchObject(gone)
})

test('a change without a password keeps it; one with another replaces it, and the history says that', () => {
  const id = makeLogin(me, profile)
  updateLogin(me, changeOf(id, { label: 'Shop' }))
  expect(reveal(id)).toBe(secret)
  updateLogin(me, changeOf(id, { label: 'Shop', version: 2, password: 'Felt-1962' }))
  expect(reveal(id)).toBe('Felt-1962')
  expect(historyOf(profile)).toContain('login “Shop” changed, with its password')
  expect(catchError(() => updateLogin(me, changeOf(id, { version: 2 })))).toMatchObject({
    code: 'stale',
    stored: { label: 'Shop', version: 3 },
  })
})

test('after a number of reveals within ten minutes there is a pause', () => {
  const id = makeLogin(me, profile)
  const sessionId = makeSession(owner)
  const again = () => revealPassword(me, { profileId: profile, loginId: id, sessionId })
  for (let n = 0; n < 30; n += 1) again()
  expect(catchError(again)).toMatchObject({ code: 'too-many-reveals', status: 429 })
  expect(receiptsOf(profile)).toHaveLength(30)
})

test('a company profile holds so many logins', () => {
  const at = { createdAt: 1, updatedAt: 1 }
  db.insert(profileLogins)
    .values(
      Array.from({ length: limits.loginsOfProfile }, (_, n) => ({
        id: `${profile}-${n}`,
        profileId: profile,
        label: 'One of many',
        ...at,
      })),
    )
    .run()
  expect(catchError(() => makeLogin(me, profile))).toMatchObject({
    code: 'logins-full',
    status: 409,
  })
})

test('each profile has a key of its own', () => {
  makeLogin(me, profile)
  const other = makeProfile(owner.id).id
  makeLogin(me, other)
  const keys = db.select().from(profileKeys).all()
  expect(new Set(keys.map(({ wrappedKey: wrapped }) => wrapped)).size).toBe(keys.length)
})
