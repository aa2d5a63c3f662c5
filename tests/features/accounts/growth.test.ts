import { count, eq, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { startSession } from '~/features/accounts/start-session.server'
import { accountMessages } from '~/messages/accounts'

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
