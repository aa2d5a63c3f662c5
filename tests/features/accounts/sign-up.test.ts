import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { mailsTo, makePackage } from '#tests/fixtures/invitations'
import { makeUser, reread } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, sessions, userPackages, users } from '~/db/schema'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { signUp } from '~/features/accounts/sign-up.server'
import type { Guest } from '~/permissions/vocabulary'

const guest: Guest = { kind: 'guest', projectId: null }
const origin = { address: '192.0.2.1', userAgent: 'Test' }
const jane = { fullName: 'Jane Doe', password: 'salt marsh 7', ...origin }
const withEmail = (email: string) => db.select().from(users).where(eq(users.email, email)).all()

test('AUTH-13 a sign-up makes a plain user who sees the demo, with a history row', async () => {
  const { member } = await signUp(guest, { ...jane, email: 'jane@example.com' })
  const [row] = withEmail('jane@example.com')
  expect(row).toMatchObject({ id: member.id, fullName: 'Jane Doe', role: 'user', showDemo: true })
  expect(row).toMatchObject({ organization: false, manageUsers: false, toCreate: false })
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, member.id)).all()
  expect(history).toMatchObject([{ collection: 'users', action: 'created', userId: member.id }])
})

test('AUTH-11 an email that has an account is refused, twenty times an address at most', async () => {
  const there = makeUser({ password: 'other one 1' })
  const again = () => signUp(guest, { ...jane, email: there.email, address: '192.0.2.2' })
  for (let i = 0; i < 20; i += 1) {
    await expect(again()).rejects.toMatchObject({ code: 'email-taken' })
  }
  await expect(again()).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
  expect(withEmail(there.email)).toEqual([there])
})

test('a form sent twice makes one account and signs in both times', async () => {
  const input = { ...jane, email: 'twice@example.com', idempotencyKey: sent('form-1') }
  const both = await Promise.all([signUp(guest, input), signUp(guest, input)])
  expect(both[0].member.id).toBe(both[1].member.id)
  expect(both[0].token).not.toBe(both[1].token)
  expect(withEmail('twice@example.com')).toHaveLength(1)
})

test('the key of a sent form opens nothing without the password', async () => {
  const input = { ...jane, email: 'keyed@example.com', idempotencyKey: sent('form-2') }
  const { member } = await signUp(guest, input)
  const replay = signUp(guest, { ...input, password: 'a guess at it' })
  await expect(replay).rejects.toMatchObject({ code: 'wrong-credentials' })
  expect(db.select().from(sessions).where(eq(sessions.userId, member.id)).all()).toHaveLength(1)
})

test('a form sent again with another email makes that account', async () => {
  const input = { ...jane, email: 'typo@example.com', idempotencyKey: sent('form-4') }
  const first = await signUp(guest, input)
  const second = await signUp(guest, { ...input, email: 'right@example.com' })
  expect(second.member.id).not.toBe(first.member.id)
  expect(withEmail('typo@example.com')).toHaveLength(1)
  expect(withEmail('right@example.com')).toHaveLength(1)
})

test('a form refused for its email can be sent again with another', async () => {
  const there = makeUser()
  const input = { ...jane, idempotencyKey: sent('form-3') }
  await expect(signUp(guest, { ...input, email: there.email })).rejects.toThrow('email-taken')
  await signUp(guest, { ...input, email: 'other@example.com' })
  expect(withEmail('other@example.com')).toHaveLength(1)
})

test('AUTH-14 a prepared record is mailed a link: the typed password opens nothing', async () => {
  for (const facts of [
    { role: 'client' as const, password: 'temp0rary9' },
    { role: 'admin' as const },
    { organization: true, manageUsers: true },
  ]) {
    const record = makeUser({ fullName: 'Nadia Hollis', toCreate: true, ...facts })
    const attempt = signUp(guest, {
      ...jane,
      email: record.email,
      idempotencyKey: sent(`prepared-${record.id}`),
    })
    await expect(attempt).rejects.toMatchObject({ code: 'sign-up-mailed', status: 409 })
    expect(reread(record)).toEqual(record)
    const again = signUp(guest, {
      ...jane,
      email: record.email,
      idempotencyKey: sent(`prepared-${record.id}`),
    })
    await expect(again).rejects.toThrow('sign-up-mailed')
    expect(mailsTo(record.email)).toHaveLength(1)
  }
})

test('AUTH-14 the mailed link finishes the sign-up: one row, name, role and packages stay', async () => {
  const record = makeUser({ fullName: 'Nadia Hollis', role: 'client', toCreate: true })
  const care = makePackage('Care')
  db.insert(userPackages).values({ userId: record.id, packageId: care.id }).run()
  await expect(signUp(guest, { ...jane, email: record.email })).rejects.toThrow('sign-up-mailed')
  const code = mailsTo(record.email)[0]?.message.match(/code=(\S+)/)?.[1] ?? ''
  await resetPassword(guest, { code, password: 'my own one 1' })
  const credentials = { email: record.email, password: 'my own one 1', ...origin }
  expect((await signIn(guest, credentials)).member.id).toBe(record.id)
  expect(withEmail(record.email)).toMatchObject([
    { id: record.id, fullName: 'Nadia Hollis', role: 'client', toCreate: false },
  ])
  expect(db.select().from(userPackages).where(eq(userPackages.userId, record.id)).all()).toEqual([
    { userId: record.id, packageId: care.id },
  ])
})

test('AUTH-14 a mailbox is not flooded with such links', async () => {
  const record = makeUser({ toCreate: true })
  const attempt = () => signUp(guest, { ...jane, email: record.email, address: '192.0.2.3' })
  for (let i = 0; i < 5; i += 1) await expect(attempt()).rejects.toThrow('sign-up-mailed')
  await expect(attempt()).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
  expect(mailsTo(record.email)).toHaveLength(5)
})
