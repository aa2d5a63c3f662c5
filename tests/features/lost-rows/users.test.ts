import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { changed, foundWith } from '#tests/fixtures/lost-rows'
import { actorOf, makeUser, reread, signIn } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import { lostFinds, lostRows, sessions, tokens, users } from '~/db/schema'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { takeOverRows } from '~/features/lost-rows/take-over-rows.server'
import { newToken } from '~/platform/ids.server'
import type { Row } from '~/platform/litefs/lost-find'

const admin = makeUser({ role: 'admin' })
const rowOf = (id: string) => sqlite.prepare('select * from users where id = ?').get(id) as Row

/** Takes over what a node had alone of a user. @returns how many rows, and why the others are left */
function takeOver(id: string, change: Row, isForced = false) {
  const found = foundWith([changed('users', rowOf(id), change)])
  keepLostRows(found)
  const { taken } = takeOverRows(actorOf(admin), { findId: found.id, rows: 'all', isForced })
  return [taken, db.select().from(lostRows).where(eq(lostRows.findId, found.id)).get()?.reason]
}

beforeEach(() => {
  db.delete(lostFinds).run()
})

test('a new password that is taken over ends the sessions that it ended there, and mailed links', async () => {
  const user = makeUser({ passwordHash: 'old' })
  await signIn(user)
  db.insert(tokens)
    .values({
      id: newToken(),
      kind: 'reset',
      userId: user.id,
      createdAt: 1,
      expiresAt: Date.now() + 1e6,
    })
    .run()
  expect(takeOver(user.id, { full_name: 'Another name' })).toEqual([1, null])
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toHaveLength(1)
  expect(takeOver(user.id, { password_hash: 'new' })).toEqual([1, null])
  expect(reread(user)?.passwordHash).toBe('new')
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
  expect(db.select().from(tokens).where(eq(tokens.userId, user.id)).all()).toEqual([])
})

test('a role that would leave nobody to administer is not taken over', () => {
  expect(takeOver(admin.id, { role: 'user' }, true)).toEqual([0, 'rule'])
  expect(reread(admin)?.role).toBe('admin')
  const other = makeUser({ role: 'admin' })
  expect(takeOver(other.id, { role: 'user' })).toEqual([1, null])
})

test('an account that was deleted since gets nothing back, not even by force', () => {
  const user = makeUser({ fullName: 'Ada' })
  const found = foundWith([changed('users', rowOf(user.id), { email: 'ada@example.com' })])
  db.update(users)
    .set({ closedAt: 5, email: 'gone@example.com' })
    .where(eq(users.id, user.id))
    .run()
  keepLostRows(found)
  takeOverRows(actorOf(admin), { findId: found.id, rows: 'all', isForced: true })
  expect(reread(user)?.email).toBe('gone@example.com')
})
