import { count, eq, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import { logHistory, mail, notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { messageEvents } from '~/features/events/event-types/conversations'
import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { settleProject } from '~/features/notifications/settle-project.server'

const rows = (table: SQLiteTable, where?: SQL) =>
  db.select({ n: count() }).from(table).where(where).get()?.n

const person = makeEmployee({ email: 'amara@example.com' })
const sender = actorOf(makeUser({ role: 'client' }))
let made = 0

beforeEach(() => {
  db.delete(notifications).run()
  db.delete(mail).run()
})

/** A message on a request, of which one person hears. */
const write = (request: string, mentioned: string[] = []) =>
  transaction((tx) => {
    made += 1
    emit(tx, sender, messageEvents.request.sent, {
      work: { id: request, number: 1, title: 'Menu' },
      people: { clients: [], staff: [person.id], studio: [person.id] },
      others: mentioned.length > 0 ? [] : [person.id],
      mentioned,
      message: { id: `message-${made}`, text: 'Hello' },
      ...{ until: Date.now(), studio: [] },
    })
  })

const fill = (n: number, origin = 'other') =>
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${n})
    insert into notifications (id, recipient_id, type, subject, dedupe_key, url_params, created_at)
    select 'filled-' || i, '${person.id}', 'request_message', '${origin}', 'c' || i, '/', i from n`)

const own = () => rows(notifications, eq(notifications.recipientId, person.id))
const mails = () => db.select().from(mail).all()

test('two hundred messages of one conversation are five mails an hour, and the fifth says so', () => {
  for (let left = 200; left > 0; left -= 1) write('busy', left % 2 ? [person.id] : [])
  expect(own()).toBe(200)
  expect(mails()).toHaveLength(5)
  const saying = mails().filter(({ message }) => message.includes('This is email 5 about this'))
  expect(saying).toHaveLength(1)
  expect(saying[0]?.html).toContain('The rest is in your notifications')
  write('another')
  expect(mails()).toHaveLength(6)
  const hourAgo = Date.now() - 3_600_001
  db.update(notifications)
    .set({ createdAt: hourAgo })
    .where(eq(notifications.subject, 'busy'))
    .run()
  write('busy')
  expect(mails()).toHaveLength(7)
})

test('somebody keeps 1,000 notifications, the newest', () => {
  fill(1000)
  write('new')
  expect(own()).toBe(1000)
  const at = (id: string) => db.select().from(notifications).where(eq(notifications.id, id)).get()
  expect(at('filled-1')).toBeUndefined()
  expect(at('filled-2')).toBeDefined()
  // From before there was a limit.
  fill(1)
  sqlite.exec(
    `update notifications set id = id || '-old', dedupe_key = dedupe_key || '-old' where id = 'filled-1'`,
  )
  fill(1)
  expect(own()).toBe(1002)
  write('new')
  expect(own()).toBe(1000)
})

test('all are opened in pieces; what comes meanwhile stays', async () => {
  fill(1300)
  await openAllNotifications(actorOf(person), { until: 1250 })
  expect(rows(notifications, eq(notifications.viewed, false))).toBe(50)
  await openAllNotifications(actorOf(person), {})
  expect(rows(notifications, eq(notifications.viewed, false))).toBe(0)
})

test('a project that closes for somebody rewrites a thousand of theirs at most', () => {
  fill(1500, 'project')
  transaction((tx) => settleProject(tx, person.id, 'project'))
  expect(rows(notifications, eq(notifications.viewed, true))).toBe(1000)
  expect(rows(logHistory, eq(logHistory.documentId, 'project'))).toBe(0)
})
