import { count, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import { folders, logHistory, sessions, userInvites, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { signUp } from '~/features/accounts/sign-up.server'
import { startSession } from '~/features/accounts/start-session.server'
import { countAttempt, newAccountLimits } from '~/features/limits/attempts.server'
import { tidyAccounts } from '~/features/users/tidy-accounts.server'
import { accountMessages } from '~/messages/accounts'
import { tokenHash } from '~/platform/ids.server'

const rows = (table: SQLiteTable, where?: SQL) =>
  db.select({ n: count() }).from(table).where(where).get()?.n

test('somebody has 50 sessions; one more ends the one that was used longest ago', () => {
  const person = makeUser()
  const other = makeUser()
  transaction((tx) => startSession(tx, other.id, 'Firefox'))
  const later = Date.now() + 1e9
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 120)
    insert into sessions (id, user_id, created_at, last_seen_at, authenticated_at, expires_at)
    select 's-' || i, '${person.id}', 0, i, 0, ${later} from n`)
  transaction((tx) => startSession(tx, person.id, 'Firefox'))
  const ids = db.select().from(sessions).where(eq(sessions.userId, person.id)).all()
  expect(ids).toHaveLength(50)
  expect(ids.some(({ id }) => id === 's-120')).toBe(true)
  expect(ids.some(({ id }) => id === 's-71')).toBe(false)
  expect(rows(sessions, eq(sessions.userId, other.id))).toBe(1)
  expect(accountMessages.sessionsLead).toContain('You can have up to 50')
})

const day = 24 * 3_600_000
const guest = { kind: 'guest', projectId: null } as const
const typed = { fullName: 'Ines', password: 'a long password', userAgent: 'Firefox' }

test('a network makes 20 accounts an hour; someone who is invited does not wait, nor does another network', async () => {
  const address = '198.51.100.9'
  transaction((tx) => countAttempt(tx, newAccountLimits(address), 19))
  await signUp(guest, { ...typed, email: 'twentieth@example.com', address })
  const one = { ...typed, email: 'one-more@example.com', address }
  await expect(signUp(guest, one)).rejects.toMatchObject({ code: 'too-many-accounts', status: 429 })
  const admin = makeUser({ role: 'admin' })
  const code = 'an-invitation'
  db.insert(userInvites)
    .values({
      ...{ id: tokenHash(code), email: one.email, role: 'user', invitedBy: admin.id },
      ...{ createdAt: 0, expiresAt: Date.now() + day },
    })
    .run()
  await signUp(guest, { ...one, invitation: code })
  await signUp(guest, { ...typed, email: 'else@example.com', address: '203.0.113.5' })
  const names = db.select().from(users).all()
  expect(names.filter(({ email }) => email === one.email)).toHaveLength(1)
})

test('an account goes after 30 days where nobody proved its email, used it, or owns anything by it', () => {
  const old = Date.now() - 31 * day
  const left = {
    createdAt: old,
    lastSeenAt: old,
    signupSource: 'sign_up',
    emailVerifiedAt: null,
  } as const
  const gone = makeUser(left)
  const kept = [
    makeUser({ ...left, createdAt: Date.now() }),
    makeUser({ ...left, lastSeenAt: Date.now() }),
    makeUser({ ...left, emailVerifiedAt: 1 }),
    makeUser({ ...left, signupSource: 'staff' }),
    makeUser({ ...left, role: 'client' }),
    makeUser({ ...left, organization: true }),
    makeUser(left),
  ]
  const owner = kept.at(-1) ?? expect.fail()
  db.insert(folders)
    .values({ id: 'f', name: 'Old', ownerId: owner.id, createdAt: 0, updatedAt: 0 })
    .run()
  expect(tidyAccounts()).toBe(false)
  const closed = db.select().from(users).where(isNotNull(users.closedAt)).all()
  expect(closed.map(({ id }) => id)).toEqual([gone.id])
  const said = db.select().from(logHistory).where(eq(logHistory.documentId, gone.id)).all()
  expect(said).toMatchObject([{ action: 'deleted', userId: 'system' }])
})
