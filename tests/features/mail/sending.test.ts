import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeResend } from '#tests/fakes/resend'
import { makeUser } from '#tests/fixtures/people'
import { program } from '#tests/fixtures/program'
import { beReplica } from '#tests/fixtures/replica'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { queueMail } from '~/features/events/queue-mail.server'
import { mutedTypes } from '~/features/events/wants-mail.server'
import { mailQueue } from '~/features/mail/mail-queue.server'
import { unsubscribe, whatEnds } from '~/features/notifications/unsubscribe.server'
import {
  typeOfMail,
  unsubscribeIn,
  unsubscribeLink,
} from '~/features/notifications/unsubscribe-link.server'
import { passwordResetMail } from '~/messages/account-mails'
import { startRunner } from '~/platform/jobs/runner.server'
import { wake } from '~/platform/jobs/wake.server'
import { resendSender } from '~/platform/mail/resend.server'

// @alone: `beReplica` replaces what LiteFS says.

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const hour = 3_600_000
const text = passwordResetMail('Ines', 'http://localhost:3000/reset-password?code=abc')
let resend: Awaited<ReturnType<typeof fakeResend>>
let stops: (() => Promise<void>)[] = []
let workers: ChildProcess[] = []

beforeEach(async () => {
  db.delete(mail).run()
  resend = await fakeResend()
})

afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
  await stopAll()
  await resend.stop()
  vi.restoreAllMocks()
})

/** Stops the clock of this process. @returns how to set it on, in milliseconds */
function stopClock() {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  return (ms: number) => {
    now += ms
  }
}

async function stopAll() {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
}

/** A runner in this process; its clock ticks fast. */
function work(patience = 400) {
  const sender = resendSender({
    key: 're_test',
    from: 'Panelry <mail@example.com>',
    baseUrl: resend.url,
    patience,
  })
  const stop = startRunner(mailQueue(sender), 20)
  stops.push(stop)
  return stop
}

/** A runner in a process of its own, as a second server would be. */
async function workElsewhere() {
  const worker = spawn(process.execPath, [program('tests/fixtures/mail-worker')], {
    env: {
      ...process.env,
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: resend.url,
      MAIL_FROM: 'Panelry <mail@example.com>',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

const post = (to = 'ines@example.com') => transaction((tx) => queueMail(tx, to, text))
const only = () => db.select().from(mail).all()[0] as typeof mail.$inferSelect
const statuses = () =>
  db
    .select()
    .from(mail)
    .all()
    .map(({ status }) => status)
const comes = (check: () => void) => vi.waitFor(check, { timeout: 45_000, interval: 10 })
const status = (wanted: string) => comes(() => expect(only().status).toBe(wanted))
/** As if the pause were over. */
const passTime = (ms = 24 * hour) => {
  const { nextAttemptAt, id } = only()
  db.update(mail)
    .set({ nextAttemptAt: nextAttemptAt - ms })
    .where(eq(mail.id, id))
    .run()
}
/** Tried once, and waiting for the next time. */
const triedOnce = () => comes(() => expect(only()).toMatchObject({ status: 'queued', attempts: 1 }))

test('MAIL-03 a mail that is queued goes out at once, with its text and its own key', async () => {
  const sender = resendSender({ key: 're_test', from: 'mail@example.com', baseUrl: resend.url })
  stops.push(startRunner(mailQueue(sender), hour))
  post()
  await status('sent')
  expect(resend.delivered).toMatchObject([
    {
      from: 'mail@example.com',
      to: 'ines@example.com',
      subject: 'Reset your password',
      text: text.message,
      html: text.html,
    },
  ])
  expect(resend.keys).toEqual([only().id])
})

test('machines know what they got, and a mail program can end mails of a notification', async () => {
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  post()
  work()
  await status('sent')
  expect(resend.delivered[0]?.headers).toEqual(automatic)
  db.delete(mail).run()
  const { id, email } = makeUser()
  transaction((tx) => queueMail(tx, email, { ...text, template: 'request_message' }))
  await status('sent')
  const { headers = {} } = resend.delivered[1] ?? {}
  expect(headers).toMatchObject({
    ...automatic,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const address = headers['List-Unsubscribe'] ?? ''
  expect(address).toMatch(/^<http.*\/unsubscribe\?.*>$/)
  const link = unsubscribeIn(new URL(address.slice(1, -1)).searchParams)
  unsubscribe(link)
  unsubscribe(link)
  expect(mutedTypes(id)).toEqual(['request_message'])
  expect(whatEnds(link)).toEqual({ type: 'request_message', comes: false })
})

test.each([
  ['another type', { type: 'order_message' }],
  ['somebody else', { who: 'nobody' }],
  ['another code', { code: 'x' }],
])('a link that names %s ends nothing', (_, change) => {
  const { id, email } = makeUser()
  const address = unsubscribeLink({ to: email, template: 'request_message' }) ?? ''
  const link = { ...unsubscribeIn(new URL(address).searchParams), ...change }
  expect(() => unsubscribe(link)).toThrow('not-found')
  expect(mutedTypes(id)).toEqual([])
})

test('an approval and feedback asked for are ended with the moves of their work, an account mail never', () => {
  expect(typeOfMail('request-delivered')).toBe('request_status')
  expect(typeOfMail('order-completed')).toBe('order_status')
  expect(typeOfMail('password-reset')).toBeNull()
  expect(unsubscribeLink({ to: 'nobody@example.com', template: 'request_message' })).toBeNull()
})

test('SCHED-05 a file that is attached to a mail goes out with it', async () => {
  const attachment = { name: 'call.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR\r\nÅse' }
  transaction((tx) => queueMail(tx, 'ines@example.com', { ...text, attachment }))
  work()
  await status('sent')
  const [sent] = resend.delivered[0]?.attachments ?? []
  expect(sent).toMatchObject({ filename: 'call.ics', content_type: 'text/calendar' })
  expect(Buffer.from(sent?.content ?? '', 'base64').toString()).toBe(attachment.text)
})

test('what opened an account is not kept once the mail was sent', async () => {
  post()
  expect(only().message).toContain('?code=abc')
  work()
  await status('sent')
  expect(only().message).toContain('?code=…')
  expect(only().message + only().html).not.toContain('abc')
})

test('MAIL-03 an answer that never comes: tried again, delivered once', async () => {
  resend.next.push('silent')
  post()
  work()
  await triedOnce()
  expect(only().lastError).toContain('application_error')
  passTime()
  await status('sent')
  expect(only()).toMatchObject({ attempts: 2, lastError: null })
  expect(resend.keys).toEqual([only().id, only().id])
  expect(resend.delivered).toHaveLength(1)
})

test('MAIL-03 a failing service is asked again with growing pauses, ten times', async () => {
  stopClock()
  post()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    resend.next.push({ status: 500, name: 'internal_server_error' })
    const stop = work()
    const wanted = attempt === 10 ? 'dead' : 'queued'
    await comes(() => expect(only()).toMatchObject({ attempts: attempt, status: wanted }))
    await stop()
    pauses.push(only().nextAttemptAt - Date.now())
    passTime()
  }
  for (const [index, pause] of pauses.slice(1, 9).entries()) {
    expect(pause).toBeGreaterThan(pauses[index] ?? 0)
  }
  expect(pauses[0]).toBeLessThan(30_000)
  expect(only().lastError).toBe('500 internal_server_error: Said by the test')
  work()
  expect(only().status).toBe('dead')
  expect(resend.keys).toHaveLength(10)
})

test('MAIL-03 a service that is busy is left alone as long as it asks; that is no failed try', async () => {
  resend.next.push({ status: 429, name: 'rate_limit_exceeded', headers: { 'Retry-After': '2' } })
  const setOn = stopClock()
  post('a@example.com')
  work()
  await comes(() => expect(only().lastError).toContain('429'))
  expect(only()).toMatchObject({ status: 'queued', attempts: 0 })
  post('b@example.com')
  setOn(1999)
  wake('mail')
  await new Promise(setImmediate)
  expect(statuses()).toEqual(['queued', 'queued'])
  setOn(1)
  await comes(() => expect(statuses()).toEqual(['sent', 'sent']))
  expect(resend.delivered).toHaveLength(2)
})

test('MAIL-03 Retry-After of a failure makes the pause longer', async () => {
  resend.next.push({ status: 503, name: 'unavailable', headers: { 'Retry-After': '7200' } })
  stopClock()
  post()
  work()
  await triedOnce()
  expect(only().nextAttemptAt - Date.now()).toBe(2 * hour)
})

test('MAIL-03 a mail that is refused is dead at once, with the reason', async () => {
  resend.next.push({ status: 422, name: 'validation_error' })
  post()
  work()
  await status('dead')
  expect(only()).toMatchObject({
    attempts: 1,
    lastError: '422 validation_error: Said by the test',
  })
  expect(resend.delivered).toEqual([])
})

test('MAIL-03 a mail that is being sent at this moment is asked for again', async () => {
  resend.next.push({ status: 409, name: 'concurrent_idempotent_requests' })
  post()
  work()
  await triedOnce()
})

test('MAIL-03 no try when the service may have forgotten the key', async () => {
  resend.next.push('silent')
  post()
  const stop = work()
  await triedOnce()
  await stop()
  db.update(mail)
    .set({ firstAttemptAt: Date.now() - 23 * hour, nextAttemptAt: 0 })
    .run()
  work()
  await status('dead')
  expect(resend.keys).toHaveLength(1)
})

test('a mail that waited for days for a service is sent all the same', async () => {
  post()
  db.update(mail)
    .set({ createdAt: Date.now() - 72 * hour })
    .run()
  work()
  await status('sent')
})

test('MAIL-03 a sender killed before it could note that the mail was accepted: still one mail', async () => {
  resend.next.push('silent')
  post()
  const worker = await workElsewhere()
  await comes(() => expect(resend.delivered).toHaveLength(1))
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  expect(only()).toMatchObject({ status: 'sending', attempts: 1 })
  work()
  expect(only().attempts, 'while the lease lasts').toBe(1)
  passTime()
  await status('sent')
  expect(resend.keys).toEqual([only().id, only().id])
  expect(resend.delivered).toHaveLength(1)
})

test('MAIL-03 two processes at once send each mail once, and finish what is in hand when stopped', async () => {
  resend.slowDown(5)
  const pair = await Promise.all([workElsewhere(), workElsewhere()])
  transaction((tx) => {
    for (let n = 0; n < 60; n += 1) queueMail(tx, `person-${n}@example.com`, text)
  })
  await comes(() => expect(resend.keys.length).toBeGreaterThan(10))
  const exits = pair.map((worker) => once(worker, 'exit'))
  pair[0]?.kill('SIGTERM')
  await exits[0]
  await comes(() => expect(new Set(statuses())).toEqual(new Set(['sent'])))
  pair[1]?.kill('SIGTERM')
  await exits[1]
  expect(new Set(resend.keys).size).toBe(60)
  expect(resend.keys).toHaveLength(60)
  expect(new Set(resend.delivered.map(({ to }) => to)).size).toBe(60)
})

test('MAIL-03 a result that comes after the lease ended does not undo another’s', async () => {
  post()
  const queue = mailQueue(async () => ({ kind: 'done' }))
  const [late] = queue.claim(1)
  passTime()
  const [holder] = queue.claim(1)
  expect(holder?.id).toBe(late?.id)
  if (!late || !holder) return
  queue.settle(late, { kind: 'refused', error: 'too late' })
  expect(only().status).toBe('sending')
  queue.settle(holder, { kind: 'done' })
  queue.settle(late, { kind: 'retry', error: 'too late' })
  expect(only()).toMatchObject({ status: 'sent', lastError: null })
})

test('a replica sends nothing: only the primary may write', async () => {
  beReplica(true)
  post()
  work()
  expect(only()).toMatchObject({ status: 'queued', attempts: 0 })
  beReplica(false)
  await status('sent')
})
