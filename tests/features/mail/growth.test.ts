import { count, eq, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { queueMail } from '~/features/events/queue-mail.server'
import { mailQueue } from '~/features/mail/mail-queue.server'
import { sendAgain } from '~/features/mail/send-again.server'
import { tidyMail } from '~/features/mail/tidy-mail.server'
import { notificationMail } from '~/messages/notification-mails'

const rows = (table: SQLiteTable, where?: SQL) =>
  db.select({ n: count() }).from(table).where(where).get()?.n

const day = 24 * 3_600_000
const admin = actorOf(makeUser({ role: 'admin' }))
const news = notificationMail(
  'request_message',
  { name: 'Ines', who: 'Joon', what: '#1' },
  'http://x.test',
)

beforeEach(() => {
  db.delete(mail).run()
})

const byAge = (days: number, facts: Partial<typeof mail.$inferInsert> = {}) => {
  const at = Date.now() - days * day
  const row = { id: `m-${days}-${facts.status ?? 'sent'}`, to: 'ines@example.com', ...news }
  return db
    .insert(mail)
    .values({ ...row, status: 'sent', nextAttemptAt: at, createdAt: at, ...facts })
    .returning()
    .get()
}
const reread = ({ id }: { id: string }) => db.select().from(mail).where(eq(mail.id, id)).get()

test('MAIL-03 a password reset goes before all that waits', () => {
  const person = makeUser()
  transaction((tx) => {
    for (let left = 200; left > 0; left -= 1) queueMail(tx, 'ines@example.com', news)
  })
  requestPasswordReset(
    { kind: 'guest', projectId: null },
    { email: person.email, address: '192.0.2.1' },
  )
  const queue = mailQueue(async () => ({ kind: 'done' }))
  const [first] = queue.claim(1)
  expect(first).toMatchObject({ to: person.email, template: 'password-reset' })
})

test('a mail is empty after 30 days and gone after a year', () => {
  const fresh = byAge(29)
  const old = byAge(31, { attachment: { name: 'a.ics', type: 'text/calendar', text: 'A' } })
  const waiting = byAge(31, { status: 'queued' })
  const dead = byAge(40, { status: 'dead', lastError: '500' })
  const over = byAge(366)
  expect(tidyMail()).toBe(false)
  expect(reread(fresh)?.message).toBe(news.message)
  expect(reread(old)).toMatchObject({ status: 'sent', message: '', html: '', attachment: null })
  expect(reread(waiting)).toMatchObject({ status: 'dead', lastError: 'Not sent within 30 days' })
  expect(reread(dead)).toMatchObject({ message: '', lastError: '500' })
  expect(reread(over)).toBeUndefined()
  expect(catchError(() => sendAgain(admin, { id: dead.id }))).toMatchObject({
    code: 'mail-emptied',
    status: 409,
  })
})

test('many old mails go in pieces of 500', () => {
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
    insert into mail (id, "to", template, subject, message, html, status, next_attempt_at, created_at)
    select 'many-' || i, 'a@example.com', 't', 's', 'text', 'text', 'sent', 0, 0 from n`)
  const left = () => rows(mail)
  expect([tidyMail(), left()]).toEqual([true, 700])
  expect([tidyMail(), left()]).toEqual([true, 200])
  expect([tidyMail(), left()]).toEqual([false, 0])
})
