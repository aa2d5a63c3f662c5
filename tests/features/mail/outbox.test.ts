import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { db } from '~/db/client.server'
import { generalSettings, logHistory, mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { queueMail } from '~/features/events/queue-mail.server'
import type { PageStart } from '~/features/lists/page-start'
import { listMail } from '~/features/mail/list-mail.server'
import { showsWholeMails } from '~/features/mail/mail-mode.server'
import { mailQueue } from '~/features/mail/mail-queue.server'
import { readMail } from '~/features/mail/read-mail.server'
import { sendAgain } from '~/features/mail/send-again.server'
import { emailChangedMail, temporaryPasswordMail } from '~/messages/account-mails'
import { manageFlags } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'

const hour = 3_600_000
const text = emailChangedMail('Ines', 'new@example.com', 'http://localhost:3000/account-settings')
const admin = actorOf(makeUser({ role: 'admin', email: 'admin@example.com' }))
const every = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
const guest = { kind: 'guest', projectId: null } as const
const others = [
  guest,
  actorOf(makeUser()),
  actorOf(makeUser({ role: 'client' })),
  actorOf(makeEmployee(every)),
]
let made = 0

const { appUrl: thisMachine, production } = env

beforeEach(() => {
  db.delete(mail).run()
  Object.assign(env, { appUrl: thisMachine, production })
})

function makeMail(facts: Partial<typeof mail.$inferInsert> = {}) {
  made += 1
  const row = { id: `mail-${made}`, to: 'ines@example.com', ...text, nextAttemptAt: 0 }
  return db
    .insert(mail)
    .values({ ...row, createdAt: made, ...facts })
    .returning()
    .get()
}

const reread = (id: string) => db.select().from(mail).where(eq(mail.id, id)).get()
const list = (facts: Partial<Parameters<typeof listMail>[1]> = {}) =>
  listMail(admin, { search: '', status: null, place: null, ...facts })

test('MAIL-01 an action that fails leaves no mail, one that succeeds leaves exactly one', () => {
  const fail = () =>
    transaction((tx) => {
      queueMail(tx, 'ines@example.com', text)
      throw new Error('the rest of the action failed')
    })
  expect(fail).toThrow()
  expect(db.select().from(mail).all()).toEqual([])
  transaction((tx) => queueMail(tx, 'ines@example.com', text))
  expect(db.select().from(mail).all()).toMatchObject([
    { to: 'ines@example.com', subject: text.subject, status: 'queued', attempts: 0 },
  ])
})

test('MAIL-01 a password reset writes one mail; an unknown email and a refused try write none', () => {
  const { email } = makeUser()
  const reset = (to: string) => requestPasswordReset(guest, { email: to, address: '192.0.2.9' })
  reset('nobody@example.com')
  expect(db.select().from(mail).all()).toEqual([])
  reset(email)
  expect(db.select().from(mail).all()).toMatchObject([{ to: email, template: 'password-reset' }])
  for (let n = 0; n < 4; n += 1) reset(email)
  expect(catchError(() => reset(email)).code).toBe('too-many-tries')
  expect(db.select().from(mail).all()).toHaveLength(5)
})

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  'Ines <a@example.com>',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com\u0000',
  `${'a'.repeat(320)}@example.com`,
  '',
])('a recipient that is not one plain address is refused: %j', (to) => {
  expect(catchError(() => transaction((tx) => queueMail(tx, to, text)))).toMatchObject({
    code: 'mail-address',
    status: 400,
  })
  expect(db.select().from(mail).all()).toEqual([])
})

test('a mail says at its end where to write to the studio, once the settings do', () => {
  const queued = () => {
    db.delete(mail).run()
    transaction((tx) => queueMail(tx, 'a@example.com', text))
    return db.select().from(mail).get()
  }
  expect(queued()).toMatchObject({ message: text.message, html: text.html })
  const contact = { key: 'studioEmail', value: 'hello+"you"@studio.example' }
  db.insert(generalSettings).values(contact).run()
  const { message = '', html = '' } = queued() ?? {}
  expect(message).toMatch(/\nQuestions\? Write to hello\+"you"@studio\.example$/)
  expect(html).toContain('<a href="mailto:hello+&quot;you&quot;@studio.example"')
  expect(html.replace(/<p [^>]*>Questions.*<\/p>\n/, '')).toBe(text.html)
  // Emptied again.
  db.update(generalSettings).set({ value: '' }).run()
  expect(queued()).toMatchObject({ message: text.message, html: text.html })
  db.delete(generalSettings).run()
})

test('a subject is one line', () => {
  const subject = 'Hello\r\nBcc: b@example.com'
  transaction((tx) => queueMail(tx, 'a@example.com', { ...text, subject }))
  expect(db.select().from(mail).get()?.subject).toBe('Hello Bcc: b@example.com')
})

test('MAIL-02 admins see recipient, subject and status, newest first, 20 a page', () => {
  const made = Array.from({ length: 45 }, () => makeMail()).toReversed()
  const all = made.map(({ id }) => id)
  const at = (n: number) => `${made[n]?.createdAt}_${made[n]?.id}`
  const ids = (place: PageStart) => list({ place }).mails.map(({ id }) => id)
  expect(list().mails[0]).toMatchObject({
    to: 'ines@example.com',
    subject: 'Your email was changed',
    status: 'queued',
  })
  expect(ids(null)).toEqual(all.slice(0, 20))
  expect(list()).toMatchObject({ previous: null, next: at(19) })
  expect(ids({ after: at(19) })).toEqual(all.slice(20, 40))
  expect(ids({ after: at(39) })).toEqual(all.slice(40))
  expect(list({ place: { after: at(39) } })).toMatchObject({ previous: at(40), next: null })
  expect(ids({ before: at(40) })).toEqual(all.slice(20, 40))
  expect(list({ place: { before: at(20) } })).toMatchObject({
    previous: null,
    next: at(19),
  })
  expect(ids({ after: 'no such mail' })).toEqual(all.slice(0, 20))
})

test('MAIL-02 the outbox is filtered by status and by how the recipient begins', () => {
  for (let n = 0; n < 25; n += 1) makeMail({ to: 'jane@example.com' })
  const dead = makeMail({ to: 'jane@example.com', status: 'dead' })
  makeMail({ to: 'jan@example.com' })
  makeMail({ to: 'a-jane@example.com', status: 'dead' })
  makeMail({ to: 'j%_@example.com' })
  const first = list({ search: ' JANE@ ' })
  expect(first.mails).toHaveLength(20)
  expect(first.mails[0]?.id).toBe(dead.id)
  const second = list({ search: 'jane@', place: { after: first.next ?? '' } })
  expect(second.mails).toHaveLength(6)
  expect(second.next).toBe(null)
  const back = list({ search: 'jane@', place: { before: second.previous ?? '' } })
  expect(back.mails).toEqual(first.mails)
  expect(list({ search: 'jane@', status: 'dead' }).mails.map(({ id }) => id)).toEqual([dead.id])
  expect(list({ status: 'dead' }).mails).toHaveLength(2)
  expect(list({ search: 'j%' }).mails).toHaveLength(1)
  expect(list({ search: 'zoe' }).mails).toEqual([])
})

test('MAIL-02 only admins see the outbox', () => {
  const { id } = makeMail({ status: 'dead' })
  for (const actor of others) {
    expect(
      catchError(() => listMail(actor, { search: '', status: null, place: null })).status,
    ).toBe(403)
    expect(catchError(() => readMail(actor, id)).status).toBe(403)
    expect(catchError(() => sendAgain(actor, { id })).status).toBe(403)
  }
  expect(reread(id)?.status).toBe('dead')
  expect(catchError(() => readMail(admin, 'no such mail')).status).toBe(404)
})

test('without a sender, at an address of this machine, an admin reads a mail whole; nobody else reads any', () => {
  const person = { name: 'Ines', email: 'ines@example.com', password: 'q7-Xw_2' }
  const { id } = makeMail(temporaryPasswordMail(person, 'http://localhost:3000/login?code=zzz'))
  Object.assign(env, { appUrlGiven: true, production: true })
  for (const address of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    env.appUrl = address
    expect(readMail(admin, id).whole).toBe(true)
    expect(readMail(admin, id).message).toContain('Temporary password: q7-Xw_2')
    for (const actor of others) expect(catchError(() => readMail(actor, id)).status).toBe(403)
  }
  for (const address of [
    'http://localhost.example',
    'https://127.0.0.1.nip.io',
    'http://10.0.0.1',
  ]) {
    env.appUrl = address
    expect(readMail(admin, id).whole).toBe(false)
  }
})

test('in production mails are not whole unless somebody says that it is tried on this machine', () => {
  const guessed = { appUrl: 'http://localhost:3000', appUrlGiven: false }
  expect(showsWholeMails({ ...guessed, production: true })).toBe(false)
  expect(showsWholeMails({ ...guessed, appUrlGiven: true, production: true })).toBe(true)
  expect(showsWholeMails({ ...guessed, production: false })).toBe(true)
})

test('USER-24 the outbox shows nobody the password or the code of another person', () => {
  Object.assign(env, { appUrl: 'https://panelry.example', production: true })
  const person = { name: 'Ines', email: 'ines@example.com', password: 'q7-Xw_2' }
  const { id } = makeMail(temporaryPasswordMail(person, 'http://localhost:3000/login?code=zzz'))
  expect(reread(id)?.message).toContain('Temporary password: q7-Xw_2')
  const shown = JSON.stringify(readMail(admin, id))
  expect(shown).toContain('Temporary password: …')
  expect(shown).not.toContain('q7-Xw_2')
  expect(shown).not.toContain('zzz')
})

test('MAIL-02 MAIL-03 a failed mail is sent again, once however often the form is sent', () => {
  const old = Date.now() - 30 * hour
  const { id } = makeMail({ status: 'dead', attempts: 10, lastError: '500', firstAttemptAt: old })
  sendAgain(admin, { id, idempotencyKey: sent('one') })
  expect(reread(id)).toMatchObject({ status: 'queued', attempts: 0, firstAttemptAt: null })
  sendAgain(admin, { id, idempotencyKey: sent('one') })
  expect(catchError(() => sendAgain(admin, { id, idempotencyKey: sent('two') }))).toMatchObject({
    code: 'mail-not-dead',
    status: 409,
  })
  const rows = db
    .select()
    .from(logHistory)
    .where(and(eq(logHistory.collection, 'mail'), eq(logHistory.documentId, id)))
    .all()
  expect(rows).toMatchObject([{ action: 'sent again', userId: admin.id }])
})

test('MAIL-03 a mail sent again soon keeps within the time its key is known', () => {
  const soon = Date.now() - hour
  const { id } = makeMail({ status: 'dead', firstAttemptAt: soon })
  sendAgain(admin, { id })
  expect(reread(id)?.firstAttemptAt).toBe(soon)
})

test('the outbox and its worker read by index', () => {
  const plans = plansOf(() => {
    for (const [search, at] of [
      ['', '5_x'],
      ['ines', 'ines_5_x'],
    ] as const) {
      for (const status of [null, 'dead'] as const) {
        for (const from of [null, { after: at }, { before: at }])
          list({ search, status, place: from })
      }
    }
    mailQueue(async () => ({ kind: 'done' })).claim(2)
  })
  const reads = plans.filter(({ text }) => text.startsWith('select'))
  expect(reads.length).toBeGreaterThan(10)
  for (const { text, steps } of reads) {
    expect(steps).not.toContainEqual(expect.stringContaining('TEMP B-TREE'))
    // Without filter and search the first page is the end of an index.
    expect(steps[0]).toMatch(
      text.includes(' where ') ? /^SEARCH mail USING INDEX/ : /^SCAN mail USING INDEX mail_created/,
    )
  }
})
