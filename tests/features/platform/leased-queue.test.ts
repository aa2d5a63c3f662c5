import Database from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { databaseFile, db, sqlite } from '~/db/client.server'
import { leasedQueue } from '~/db/leased-queue.server'
import { mail } from '~/db/schema'
import type { Outcome } from '~/platform/jobs/outcome'
import { log } from '~/platform/log.server'

const minute = 60_000
type Row = typeof mail.$inferSelect

let now = 1_000_000_000
let givenUp: string[]
let queue: ReturnType<typeof queueOf>

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  db.delete(mail).run()
  givenUp = []
  queue = queueOf()
})

const statuses = { waiting: 'queued', inHand: 'sending', done: 'sent', dead: 'dead' } as const

type Terms = Parameters<typeof leasedQueue<typeof mail>>[0]

/** A queue with three tries, whose rows are mails. */
const quiet: Terms = {
  name: 'tried',
  table: mail,
  concurrency: 2,
  status: statuses,
  leaseLife: minute,
  mostAttempts: 3,
  noAnswer: 'no answer came',
  work: async () => ({ kind: 'done' }),
}
const queueOf = (terms: Partial<Terms> = {}) =>
  leasedQueue({
    ...quiet,
    givenUp: (_, { id, status }) => givenUp.push(`${id} ${status}`),
    ...terms,
  })

function put(id: string, facts: Partial<Row> = {}) {
  const words = { to: 'a@example.com', subject: 'A', message: 'A', html: 'A', template: 'news' }
  const row = { id, ...words, nextAttemptAt: now, createdAt: now, ...facts }
  db.insert(mail).values(row).run()
}
const stored = (id: string) => db.select().from(mail).where(eq(mail.id, id)).get() as Row
const claim = (most = 10, from = queue) =>
  from
    .claim(most)
    .map(({ id }) => id)
    .sort()

/** Puts a row that waits and takes it in hand. */
function take(id: string, facts: Partial<Row> = {}, from = queue): Row {
  put(id, facts)
  const [row] = from.claim(1)
  if (!row) throw new Error('nothing was due')
  return row
}

test('what is due is handed out, what has waited longest first, and only as many as are asked for', () => {
  put('later', { nextAttemptAt: now + 1 })
  put('second', { nextAttemptAt: now - 1 })
  put('first', { nextAttemptAt: now - 2 })
  put('third')
  put('sent', { status: 'sent', nextAttemptAt: 0 })
  put('dead', { status: 'dead', nextAttemptAt: 0 })
  expect(claim(2)).toEqual(['first', 'second'])
  // What somebody began and left comes before what waits.
  put('left', { status: 'sending', attempts: 1 })
  expect(claim(1)).toEqual(['left'])
  expect(claim()).toEqual(['third'])
  expect(claim()).toEqual([])
})

test('a holder has a row for as long as its lease lasts; then it is another’s', () => {
  const first = take('a')
  const began = now
  expect(stored('a')).toEqual(first)
  expect(first).toMatchObject({
    status: 'sending',
    attempts: 1,
    nextAttemptAt: now + minute,
    firstAttemptAt: began,
  })
  now += minute - 1
  expect(claim()).toEqual([])
  now += 1
  const [second] = queue.claim(1)
  expect(second).toMatchObject({ status: 'sending', attempts: 2, firstAttemptAt: began })
  expect([typeof first.lease, typeof second?.lease]).toEqual(['string', 'string'])
  expect(second?.lease).not.toBe(first.lease)
})

test('what waits and what is in hand may be called the same: each row is handed out once', () => {
  const same = queueOf({ status: { ...statuses, waiting: 'queued', inHand: 'queued' } })
  for (const id of ['a', 'b']) put(id)
  expect(claim(2, same)).toEqual(['a', 'b'])
  expect(claim(2, same)).toEqual([])
})

test('when nothing is due nobody waits for the write lock', () => {
  put('later', { nextAttemptAt: now + 1 })
  const other = new Database(databaseFile)
  sqlite.pragma('busy_timeout = 0')
  other.exec('BEGIN IMMEDIATE')
  expect(claim()).toEqual([])
  other.exec('ROLLBACK')
  other.close()
})

test('whose tries are used up is given up, however many they are, and the next one is handed out', () => {
  for (let n = 0; n < 120; n += 1) put(`spent-${n}`, { attempts: 3, nextAttemptAt: now - 10 })
  put('said', { attempts: 4, lastError: '500', nextAttemptAt: now - 20 })
  put('fresh', { attempts: 2 })
  expect(claim()).toEqual(['fresh'])
  expect(givenUp).toHaveLength(121)
  expect(givenUp).toContain('spent-7 dead')
  expect(stored('spent-7')).toMatchObject({ status: 'dead', lastError: 'no answer came' })
  expect(stored('said')).toMatchObject({ status: 'dead', lastError: '500', lease: null })
  put('last', { attempts: 3 })
  expect(claim()).toEqual([])
  expect(stored('last').status).toBe('dead')
})

test('some are handed out while others of the same moment are given up', () => {
  put('spent', { attempts: 3 })
  put('fresh')
  expect(claim()).toEqual(['fresh'])
  expect(givenUp).toEqual(['spent dead'])
})

test('after its life there is no other try; without one it does not age', () => {
  const mortal = queueOf({ life: 10 * minute })
  put('young', { firstAttemptAt: now - 10 * minute + 1 })
  put('old', { firstAttemptAt: now - 10 * minute })
  put('never tried', { nextAttemptAt: 0 })
  expect(claim(10, mortal)).toEqual(['never tried', 'young'])
  expect(givenUp).toEqual(['old dead'])
  put('ancient', { firstAttemptAt: 0 })
  expect(claim()).toEqual(['ancient'])
})

test('what was carried out is done, with what its work says of it', () => {
  const row = take('a', { lastError: '500' })
  queue.settle(row, { kind: 'done', facts: { sentAt: 7, message: 'B' } })
  expect(stored('a')).toMatchObject({
    status: 'sent',
    lease: null,
    lastError: null,
    sentAt: 7,
    message: 'B',
    attempts: 1,
  })
  expect(givenUp).toEqual([])
})

test('a row is done no matter which holder says so, once', () => {
  const late = take('a')
  now += minute
  const [holder] = queue.claim(1)
  queue.settle(late, { kind: 'done', facts: { sentAt: 7 } })
  queue.settle(holder as Row, { kind: 'done', facts: { sentAt: 8 } })
  expect(stored('a')).toMatchObject({ status: 'sent', sentAt: 7 })
})

test('a failure counts only from the holder of the lease, else nothing changes', () => {
  const late = take('a')
  now += minute
  const [holder] = queue.claim(1)
  const before = stored('a')
  const failures: Outcome<Partial<Row>>[] = [
    { kind: 'refused', error: 'late' },
    { kind: 'retry', error: 'late' },
    { kind: 'busy', error: 'late', after: 5 },
  ]
  for (const failure of failures) {
    queue.settle(late, failure)
    queue.settle({ ...late, lease: null }, failure)
    expect(stored('a')).toEqual(before)
  }
  queue.settle(holder as Row, { kind: 'done' })
  for (const failure of failures) queue.settle({ ...(holder as Row), lease: null }, failure)
  expect(stored('a').status).toBe('sent')
  db.update(mail).set({ status: 'dead', lease: before.lease }).run()
  for (const failure of failures) queue.settle(before, failure)
  expect(stored('a')).toMatchObject({ status: 'dead', lastError: null })
  db.delete(mail).run()
  for (const failure of failures) queue.settle(before, failure)
  expect(givenUp).toEqual([])
})

test('another try comes after a pause, a longer one where the service asks for it', () => {
  queue.settle(take('a'), { kind: 'retry', error: '500' })
  const a = stored('a')
  expect(a).toMatchObject({ status: 'queued', attempts: 1, lastError: '500', lease: null })
  expect(a.firstAttemptAt).toBe(now)
  expect(a.nextAttemptAt - now).toBeGreaterThanOrEqual(16_000)
  expect(a.nextAttemptAt - now).toBeLessThanOrEqual(24_000)
  queue.settle(take('b', { nextAttemptAt: 0 }), { kind: 'retry', error: '503', after: 3600_000 })
  expect(stored('b').nextAttemptAt).toBe(now + 3600_000)
  queue.settle(take('c', { nextAttemptAt: 0 }), { kind: 'retry', error: '503', after: 1 })
  expect(stored('c').nextAttemptAt - now).toBeGreaterThanOrEqual(16_000)
  // The pauses grow with the tries.
  queue.settle(take('d', { nextAttemptAt: 0, attempts: 1 }), { kind: 'retry', error: '500' })
  expect(stored('d').nextAttemptAt - now).toBeGreaterThanOrEqual(40_000)
  expect(givenUp).toEqual([])
})

test('the last try that fails is the end, and so is one whose next would come after its life', () => {
  queue.settle(take('a', { attempts: 2 }), { kind: 'retry', error: '500' })
  expect(stored('a')).toMatchObject({ status: 'dead', attempts: 3, lastError: '500' })
  const mortal = queueOf({ life: 10 * minute })
  const first = now - 9 * minute
  const asks = (id: string, after: number) => {
    const row = take(id, { firstAttemptAt: first, nextAttemptAt: 0 }, mortal)
    mortal.settle(row, { kind: 'retry', error: '500', after })
    return stored(id).status
  }
  expect([asks('b', minute - 1), asks('c', minute)]).toEqual(['queued', 'dead'])
  expect(givenUp).toEqual(['a dead', 'c dead'])
})

test('a service that is busy: that was no try', () => {
  queue.settle(take('a'), { kind: 'busy', error: '429', after: 2000 })
  expect(stored('a')).toMatchObject({
    status: 'queued',
    attempts: 0,
    firstAttemptAt: null,
    nextAttemptAt: now + 2000,
    lastError: '429',
    lease: null,
  })
  const first = now - minute
  const row = take('b', { attempts: 2, firstAttemptAt: first, nextAttemptAt: 0 })
  queue.settle(row, { kind: 'busy', error: '429', after: 2000 })
  expect(stored('b')).toMatchObject({ status: 'queued', attempts: 2, firstAttemptAt: first })
})

test('what is refused is given up at once, with its reason; a queue may make nothing of it', () => {
  queue.settle(take('a'), { kind: 'refused', error: '422' })
  expect(stored('a')).toMatchObject({ status: 'dead', attempts: 1, lastError: '422', lease: null })
  expect(givenUp).toEqual(['a dead'])
  const silent = leasedQueue(quiet)
  silent.settle(take('b', { nextAttemptAt: 0 }, silent), { kind: 'refused', error: '422' })
  put('c', { attempts: 3, nextAttemptAt: 0 })
  expect(claim(1, silent)).toEqual([])
  expect([stored('b').status, stored('c').status]).toEqual(['dead', 'dead'])
})

test('what failed is said in the log, what was done is not', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  queue.settle(take('a'), { kind: 'done' })
  expect(warn).not.toHaveBeenCalled()
  queue.settle(take('b'), { kind: 'refused', error: '422' })
  expect(warn.mock.calls).toEqual([
    [
      { queue: 'tried', row: 'b', attempt: 1, kind: 'refused', error: '422' },
      expect.stringContaining('failed'),
    ],
  ])
})
