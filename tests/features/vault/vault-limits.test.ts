import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { makeProfile, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeLogin, makeMember, makeSession, receiptsOf } from '#tests/fixtures/vault'
import { db } from '~/db/client.server'
import { logHistory, loginPasswords, passwordReveals, profileLogins, rateLimits } from '~/db/schema'
import { deleteLogin } from '~/features/vault/delete-login.server'
import { loginToChange, profileToAddLogin } from '~/features/vault/find-login.server'
import { countLogins, listLogins, listReceipts } from '~/features/vault/list-logins.server'
import {
  changeLoginSchema,
  newLoginSchema,
  revealSchema,
} from '~/features/vault/login-schema.server'
import { loginToReveal, revealPassword } from '~/features/vault/reveal-password.server'
import { addLogin, updateLogin } from '~/features/vault/save-login.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'

const owner = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const me = actorOf(owner)
const guest = { kind: 'guest', projectId: null } as const

const loginRow = (id: string) =>
  db.select().from(profileLogins).where(eq(profileLogins.id, id)).get()
const reveal = (profileId: string, loginId: string, by = me) =>
  revealPassword(by, { profileId, loginId, sessionId: makeSession(by) })

test('PROFILE-16 a form that is sent twice stores one login, with who stored it', () => {
  const profileId = makeProfile(owner.id).id
  const form = { label: 'Shop', url: '', username: 'studio', password: ' x ' }
  const idempotencyKey = { key: 'login.x', scope: owner.id }
  const id = addLogin(me, { profileId, ...form, idempotencyKey })
  expect(addLogin(me, { profileId, ...form, idempotencyKey })).toBe(id)
  expect(countLogins(profileId)).toBe(1)
  expect(loginRow(id)).toMatchObject({ createdBy: owner.id, version: 1, username: 'studio' })
  // A password is kept with its spaces.
  expect(reveal(profileId, id)).toBe(' x ')
})

test('PROFILE-16 a change counts the version on, says what was changed and touches no other login', () => {
  const profileId = makeProfile(owner.id).id
  const [id, other] = [makeLogin(me, profileId), makeLogin(me, profileId, { label: 'Other' })]
  db.update(profileLogins).set({ updatedAt: 1 }).where(eq(profileLogins.profileId, profileId)).run()
  const to = { label: 'Shop', url: 'https://shop.example', username: 'me' }
  updateLogin(me, { profileId, id, version: 1, ...to })
  expect(loginRow(id)).toMatchObject({ ...to, version: 2 })
  expect(loginRow(id)?.updatedAt).toBeGreaterThan(1)
  expect(loginRow(other)).toMatchObject({ label: 'Other', version: 1, updatedAt: 1 })
  expect(loginToChange(me, { profileId, id })).toMatchObject(to)
  const log = db.select().from(logHistory).where(eq(logHistory.documentId, profileId)).all()
  expect(log.at(-1)).toMatchObject({
    action: 'login “Shop” changed',
    details: { label: ['Shop system', 'Shop'] },
  })
  const stale = catchError(() => updateLogin(me, { profileId, id, version: 1, ...to }))
  expect(stale).toMatchObject({ code: 'stale', status: 409, stored: to })
  deleteLogin(me, { profileId, id })
  expect(countLogins(profileId)).toBe(1)
  expect(reveal(profileId, other)).toBe('Quay-Loden-1961')
})

test('the last of two hundred logins is stored, and one more is not; other companies have room', () => {
  const profileId = makeProfile(owner.id).id
  const rows = Array.from({ length: limits.loginsOfProfile - 1 }, (_, n) => ({
    ...{ id: newId(), profileId, label: `Login ${n}`, createdAt: n, updatedAt: 1 },
  }))
  db.insert(profileLogins).values(rows.toReversed()).run()
  makeLogin(me, profileId, { label: 'Last' })
  expect(catchError(() => makeLogin(me, profileId))).toMatchObject({
    code: 'logins-full',
    values: { most: 200 },
  })
  makeLogin(me, makeProfile(owner.id).id)
  const { logins } = listLogins(me, profileId, null)
  expect(logins).toHaveLength(200)
  expect([logins[0]?.label, logins.at(-1)?.label]).toEqual(['Login 0', 'Last'])
  expect(countLogins(profileId)).toBe(200)
})

test('PROFILE-20 the newest three receipts stand under the logins, all of them on their own screen', () => {
  const profileId = makeProfile(owner.id).id
  const other = makeProfile(owner.id).id
  const id = makeLogin(me, profileId)
  const gone = newId()
  const receipt = (createdAt: number, more: Partial<typeof passwordReveals.$inferInsert> = {}) =>
    db
      .insert(passwordReveals)
      .values({
        ...{ id: newId(), profileId, loginId: id, label: `At ${createdAt}` },
        ...{ userId: owner.id, createdAt, ...more },
      })
      .run()
  for (const at of [3, 1, 4, 2]) receipt(at)
  receipt(5, { userId: null, loginId: gone })
  receipt(9, { profileId: other })
  const seen = listLogins(me, profileId, null)
  expect(seen.receipts.map(({ label, name }) => [label, name])).toEqual([
    ['At 5', null],
    ['At 4', 'Nadia Hollis'],
    ['At 3', 'Nadia Hollis'],
  ])
  expect(seen).toMatchObject({ receiptCount: 5, state: 'open', mayChange: true, until: null })
  const { receipts } = listReceipts(me, profileId, null)
  expect(receipts.map(({ createdAt }) => createdAt)).toEqual([5, 4, 3, 2, 1])
  expect(listLogins(me, makeProfile(owner.id).id, null)).toMatchObject({
    ...{ logins: [], receipts: [], receiptCount: 0, state: 'open' },
  })
})

test('PROFILE-18 guests and strangers find no logins, who may only look changes none', () => {
  const profileId = makeProfile(owner.id).id
  const id = makeLogin(me, profileId)
  const looker = actorOf(makeUser())
  const reader = actorOf(makeUser())
  makeMember(profileId, looker, { logins: true })
  makeMember(profileId, reader, { edit: true })
  const all = (who: typeof me | typeof guest) =>
    [
      () => listLogins(who, profileId, null),
      () => listReceipts(who, profileId, null),
      () => loginToReveal(who, { profileId, loginId: id }),
      () => loginToChange(who, { profileId, id }),
      () => profileToAddLogin(who, profileId),
      () => revealPassword(who, { profileId, loginId: id, sessionId: null }),
    ].map(errorCode)
  for (const who of [guest, actorOf(makeUser({ role: 'client' }))]) {
    expect(new Set(all(who))).toEqual(new Set(['not-found']))
  }
  expect(new Set(all(reader))).toEqual(new Set(['forbidden']))
  expect(all(looker)).toEqual([null, null, null, 'forbidden', 'forbidden', 'confirm-first'])
  expect(all(actorOf(makeEmployee())).slice(0, 5)).toEqual([null, null, null, null, null])
  const elsewhere = makeProfile(owner.id).id
  expect(errorCode(() => loginToChange(me, { profileId: elsewhere, id }))).toBe('login-gone')
})

test('PROFILE-20 reveals are counted for each person, and what cannot be opened counts for nobody', () => {
  const profileId = makeProfile(owner.id).id
  const id = makeLogin(me, profileId)
  const employee = actorOf(makeEmployee())
  const of = (who: typeof me) => `reveal:${who.id}`
  const counted = (who: typeof me) =>
    db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.subject, of(who)))
      .all().length
  db.delete(rateLimits).run()
  expect(publishedBy(() => reveal(profileId, id))).toContain(`profile:${profileId}`)
  expect([counted(me), counted(employee)]).toEqual([1, 0])
  const at = Date.now()
  db.insert(rateLimits)
    .values(Array.from({ length: 29 }, () => ({ subject: of(me), createdAt: at })))
    .run()
  expect(errorCode(() => reveal(profileId, id))).toBe('too-many-reveals')
  expect(reveal(profileId, id, employee)).toBe('Quay-Loden-1961')
  db.delete(loginPasswords).where(eq(loginPasswords.loginId, id)).run()
  const lost = catchError(() => reveal(profileId, id, employee))
  expect(lost).toMatchObject({ code: 'vault-damaged', status: 409 })
  expect([counted(employee), receiptsOf(profileId).length]).toEqual([1, 2])
})

test('PROFILE-16 a form changes a password only where it says so, and then needs one', () => {
  const details = { label: ' Shop ', url: 'shop.example', username: 'a\nb', version: '1' }
  const change = (more: object) => changeLoginSchema.safeParse({ ...details, ...more })
  expect(change({ password: 'typed' }).data).toMatchObject({ label: 'Shop', version: 1 })
  expect(change({ password: 'typed' }).data?.password).toBeUndefined()
  expect(change({ change: 'yes', password: ' typed ' }).data?.password).toBe(' typed ')
  expect(change({ change: 'yes' }).error?.issues.map(({ path }) => path)).toEqual([['password']])
  expect(newLoginSchema.safeParse(details).success).toBe(false)
  expect(newLoginSchema.safeParse({ ...details, password: 'x' }).data?.username).toBe('a b')
  expect(newLoginSchema.safeParse({ label: 'Shop', password: 'x' }).data?.username).toBe('')
  const long = { ...details, password: 'x', username: 'a'.repeat(201) }
  expect(newLoginSchema.safeParse(long).success).toBe(false)
  expect(revealSchema.parse({ login: 'a', how: 'shout' }).how).toBe('show')
  expect(revealSchema.parse({ login: 'a', how: 'copy' }).how).toBe('copy')
  expect(revealSchema.safeParse({ login: 'a'.repeat(101), how: 'show' }).success).toBe(false)
})
