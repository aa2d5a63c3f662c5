import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { createFirstAdmin } from '~/features/accounts/create-first-admin.server'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { signIn } from '~/features/accounts/sign-in.server'
import type { Guest } from '~/permissions/vocabulary'

const guest: Guest = { kind: 'guest', projectId: null }
const origin = { address: '192.0.2.1', userAgent: 'Test' }
const ravi = { fullName: 'Ravi Okonjo', email: 'ravi@example.com', password: 'first of all' }
const admins = () => db.select().from(users).where(eq(users.role, 'admin')).all()
const create = (token: string, facts = {}) =>
  createFirstAdmin(guest, { token, ...ravi, ...origin, ...facts })
const link = () => {
  const [, token = ''] =
    /^http:\/\/localhost:3000\/setup\?token=(\S+)$/.exec(ensureSetupLink() ?? '') ?? []
  return token
}

beforeEach(() => void db.delete(users).run())

test('AUTH-36 AUTH-37 the printed link creates an admin who can sign in; then none is printed', async () => {
  expect(db.select().from(users).all()).toEqual([])
  const { member } = await create(link())
  expect(member.role).toBe('admin')
  const again = await signIn(guest, { email: ravi.email, password: ravi.password, ...origin })
  expect(again.member.id).toBe(member.id)
  expect(ensureSetupLink()).toBeNull()
})

test('AUTH-37 a wrong, missing, used or superseded token creates none', async () => {
  const old = link()
  const token = link()
  for (const wrong of ['', 'wrong', old]) {
    await expect(create(wrong)).rejects.toMatchObject({ code: 'setup-link', status: 403 })
  }
  expect(admins()).toEqual([])
  await create(token)
  const second = create(token, { email: 'second@example.com' })
  await expect(second).rejects.toMatchObject({ code: 'setup-link' })
  expect(admins()).toHaveLength(1)
})

test('AUTH-37 two forms sent at the same moment create one admin', async () => {
  const token = link()
  const both = await Promise.allSettled([
    create(token),
    create(token, { email: 'second@example.com' }),
  ])
  expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
  expect(admins()).toHaveLength(1)
})

test('an email that somebody has leaves the link usable', async () => {
  const there = makeUser()
  const token = link()
  const refused = create(token, { email: there.email })
  await expect(refused).rejects.toMatchObject({ code: 'email-taken-by-other' })
  await create(token)
  expect(admins()).toHaveLength(1)
})
