import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  callAt,
  callRow,
  forgetCalls,
  makeBookable,
  makeCall,
  makeClient,
  moveTo,
  setHours,
  wish,
} from '#tests/fixtures/calls'
import { sent } from '#tests/fixtures/edits'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { publishedBy } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import {
  bookings,
  daysOff,
  generalSettings,
  logHistory,
  mail,
  rateLimits,
  users,
} from '~/db/schema'
import { horizon } from '~/features/availability/openings'
import { whoTakesCall } from '~/features/availability/who-takes-call.server'
import { bookCall } from '~/features/bookings/book-call.server'
import { bookSchema, moveSchema, openingName } from '~/features/bookings/call-schema.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { moveCall } from '~/features/bookings/move-call.server'
import { remindOfCalls } from '~/features/bookings/remind-of-calls.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'

type Person = ReturnType<typeof makeUser>

const hour = 3_600_000

const book = (who: Person, time: string, more: Partial<Parameters<typeof bookCall>[1]> = {}) =>
  bookCall(actorOf(who), { ...wish, opening: callAt(time), ...more })

const history = (documentId: string, action: string) =>
  db
    .select()
    .from(logHistory)
    .where(and(eq(logHistory.documentId, documentId), eq(logHistory.action, action)))
    .get()

beforeEach(forgetCalls)

test('SCHED-02 a call is about an order of theirs, and about nobody else’s', () => {
  const elif = makeBookable()
  const [nadia, form] = [makeClient(), makeOrderForm()]
  const [mine, foreign] = [nadia, makeClient()].map(({ id }) => storeOrderRow(form, id).id)
  const about = (id = '') => ({ about: { kind: 'order' as const, id } })
  expect(catchError(() => book(nadia, '10:00', about(foreign)))).toMatchObject({
    code: 'about-gone',
    status: 409,
    field: 'about',
  })
  const { id } = book(nadia, '10:00', { ...about(mine), note: 'See page 2' })
  expect(callRow(id)).toMatchObject({ orderId: mine, requestId: null, note: 'See page 2' })
  expect(history(id, 'booked')?.details).toMatchObject({ start: callAt('10:00'), staff: elif.id })
})

test('SCHED-05 the pages of both hear of a call, and those of what it is about', () => {
  const [elif, nadia] = [makeBookable(), makeClient()]
  const two = [`user:${elif.id}`, `user:${nadia.id}`].sort()
  expect(publishedBy(() => book(nadia, '10:00'))).toEqual(['list:bookings', ...two])
  const { id } = makeCall(elif.id, null, callAt('12:00'))
  const cancel = () => cancelCall(actorOf(elif), { id })
  expect(publishedBy(cancel)).toEqual(['list:bookings', `user:${elif.id}`])
})

test('SCHED-03 nobody books who is not signed in, or is gone', () => {
  makeBookable()
  const guest = { kind: 'guest', projectId: null } as const
  expect(errorCode(() => bookCall(guest, { ...wish, opening: callAt('10:00') }))).toBe('forbidden')
  const gone = makeClient()
  db.delete(users).where(eq(users.id, gone.id)).run()
  expect(errorCode(() => book(gone, '10:00'))).toBe('forbidden')
})

test('SCHED-04 own calls that touch a time do not take it, nor cancelled ones or those of others', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const [nadia, other] = [makeClient(), makeClient()]
  makeCall(sana.id, nadia.id, callAt('10:00'))
  makeCall(sana.id, nadia.id, callAt('11:00'), { status: 'cancelled' })
  makeCall(sana.id, other.id, callAt('11:30'))
  const tried = (time: string) => errorCode(() => book(nadia, time, { with: elif.id }))
  expect(['9:30', '10:00', '10:30', '11:00', '11:30'].map(tried)).toEqual([
    null,
    'opening-own',
    null,
    null,
    null,
  ])
})

test('SCHED-04 only what is booked and still to come fills somebody’s calls', () => {
  const elif = makeBookable()
  const [nadia, other] = [makeClient(), makeClient()]
  for (let day = 1; day < limits.callsOfClient; day += 1) {
    makeCall(elif.id, nadia.id, callAt('9:00', day))
    makeCall(elif.id, other.id, callAt('10:00', day))
  }
  makeCall(elif.id, nadia.id, callAt('9:00'), { status: 'cancelled' })
  makeCall(elif.id, nadia.id, Date.now() - 1)
  book(nadia, '10:00')
  expect(catchError(() => book(nadia, '12:00'))).toMatchObject({
    code: 'too-many-calls',
    status: 409,
    values: { most: 5 },
  })
})

test('SCHED-05 a call moves to a time that only itself takes, and to none of another call of theirs', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const nadia = makeClient()
  setHours(elif.id, [{ weekday: 1, starts: 615, ends: 645 }])
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  makeCall(sana.id, nadia.id, callAt('14:00'))
  const move = (time: string, idempotencyKey = sent(time)) =>
    moveTo(actorOf(nadia), id, callAt(time), idempotencyKey)
  expect(errorCode(() => move('14:00'))).toBe('opening-own')
  expect(errorCode(() => move('9:10'))).toBe('opening-outside')
  expect(move('10:15')).toEqual({ start: callAt('10:15') })
  expect(callRow(id)).toMatchObject({ startAt: callAt('10:15'), endAt: callAt('10:45') })
  expect(history(id, 'moved')?.details).toMatchObject({
    start: [callAt('10:00'), callAt('10:15')],
  })
  // The same form once more changes nothing.
  move('10:15')
  expect(callRow(id)?.sequence).toBe(1)
})

test('SCHED-05 when two people move a call to different times, the second sees where it is now', () => {
  const [elif, nadia] = [makeBookable(), makeClient()]
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  const move = (who: typeof elif, time: string, version: number) =>
    moveCall(actorOf(who), { id, opening: callAt(time), version })
  move(elif, '11:00', 0)
  expect(catchError(() => move(nadia, '12:00', 0))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { start: callAt('11:00'), version: 1 },
  })
  // It is there already as somebody asks from an older form, so nothing is to be done; from a new one they chose amiss.
  expect(move(nadia, '11:00', 0)).toEqual({ start: callAt('11:00') })
  expect(errorCode(() => move(nadia, '11:00', 1))).toBe('opening-same')
  expect(callRow(id)).toMatchObject({ startAt: callAt('11:00'), sequence: 1 })
  move(nadia, '12:00', 1)
  expect(callRow(id)?.startAt).toBe(callAt('12:00'))
})

test('SCHED-05 staff move and cancel as often as they like, also the call of a client who is gone', () => {
  const elif = makeBookable()
  const nadia = makeClient()
  const [theirs, nobodys] = [nadia.id, null].map((id, nth) =>
    makeCall(elif.id, id, callAt(`${10 + nth}:00`)),
  )
  for (let nth = 0; nth < 22; nth += 1) {
    const opening = callAt(nth % 2 ? '10:00' : '12:00')
    moveTo(actorOf(elif), theirs?.id ?? '', opening)
  }
  expect(
    db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.subject, `call:${elif.id}`))
      .all(),
  ).toEqual([])
  const id = nobodys?.id ?? ''
  moveTo(actorOf(elif), id, callAt('15:00'))
  expect(callRow(id)?.startAt).toBe(callAt('15:00'))
  for (const who of [makeClient(), makeBookable()]) {
    expect(errorCode(() => moveTo(actorOf(who), id, callAt('16:00')))).toBe('not-found')
  }
  cancelCall(actorOf(elif), { id })
  expect(errorCode(() => moveTo(actorOf(elif), id, callAt('16:00')))).toBe('call-cancelled')
})

test('SCHED-05 a client who has booked a lot cannot move either', () => {
  const [elif, nadia] = [makeBookable(), makeClient()]
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  const subject = `call:${nadia.id}`
  db.insert(rateLimits)
    .values(Array.from({ length: 20 }, () => ({ subject, createdAt: Date.now() })))
    .run()
  expect(errorCode(() => moveTo(actorOf(nadia), id, callAt('11:00')))).toBe('too-many-bookings')
  expect(errorCode(() => cancelCall(actorOf(nadia), { id }))).toBeNull()
})

test('SCHED-06 deleting somebody cancels only their coming calls, in the name of the person who deletes them', async () => {
  const [elif, sana, nadia] = [makeBookable(), makeBookable(), makeClient()]
  const admin = makeUser({ role: 'admin' })
  const past = makeCall(elif.id, nadia.id, Date.now() - 48 * hour)
  const coming = makeCall(elif.id, nadia.id, callAt('10:00'))
  const before = makeCall(elif.id, nadia.id, callAt('12:00'), { status: 'cancelled', updatedAt: 7 })
  const foreign = makeCall(sana.id, makeClient().id, callAt('10:00'))
  await deleteUser(actorOf(admin), { id: nadia.id })
  const statuses = [past, coming, before, foreign].map(({ id }) => callRow(id)?.status)
  expect(statuses).toEqual(['booked', 'cancelled', 'cancelled', 'booked'])
  expect(callRow(coming.id)).toMatchObject({ cancelledBy: admin.id, sequence: 1 })
  expect(callRow(before.id)).toMatchObject({ cancelledBy: null, updatedAt: 7 })
})

test('SCHED-02 a call is taken up to its beginning and twelve weeks ahead, and not a moment outside', () => {
  const elif = makeBookable()
  const start = callAt('10:00')
  const at = (now: number) => {
    let found: ReturnType<typeof whoTakesCall> | undefined
    const error = errorCode(() => {
      found = whoTakesCall(db, start, { now })
    })
    return error ?? found?.person.id
  }
  expect([start - 1, start].map(at)).toEqual([elif.id, 'opening-past'])
  expect([start - horizon, start - horizon - 1].map(at)).toEqual([elif.id, 'opening-outside'])
  const day = new Date(start).toISOString().slice(0, 10)
  db.insert(daysOff).values({ id: newId(), userId: elif.id, from: day, to: day }).run()
  expect(at(start - 1)).toBe('opening-outside')
})

test('SCHED-02 the first by name takes a call when several have as much to do; past calls count for nobody', () => {
  const [zoe, adam] = ['Zoe', 'Adam'].map((fullName) => makeBookable({ fullName }))
  const takes = () => whoTakesCall(db, callAt('10:00'), { now: Date.now() }).person.id
  expect(takes()).toBe(adam?.id)
  makeCall(adam?.id ?? '', null, Date.now() - hour)
  makeCall(adam?.id ?? '', null, callAt('9:00', 1), { status: 'cancelled' })
  expect(takes()).toBe(adam?.id)
  makeCall(adam?.id ?? '', null, callAt('9:00', 1))
  expect(takes()).toBe(zoe?.id)
  // A long pause also keeps a time free that begins after a call ends.
  db.insert(generalSettings).values({ key: 'pauseMinutes', value: '30' }).run()
  makeCall(zoe?.id ?? '', null, callAt('9:15'))
  expect(takes()).toBe(adam?.id)
})

test('SCHED-05 fifty are reminded at a time, the next first; what begins now is not', () => {
  const [elif, now] = [makeBookable(), callAt('10:00')]
  for (let nth = 0; nth < 52; nth += 1) makeCall(elif.id, null, now + 24 * hour - nth * 60_000)
  makeCall(elif.id, null, now)
  const open = () =>
    db
      .select()
      .from(bookings)
      .all()
      .filter(({ remindedAt }) => remindedAt === null)
      .map(({ startAt }) => startAt)
  expect(remindOfCalls(now)).toBe(true)
  expect(open()).toEqual([now + 24 * hour, now + 24 * hour - 60_000, now])
  expect(remindOfCalls(now)).toBe(false)
  expect(open()).toEqual([now])
  expect(db.select().from(mail).all()).toHaveLength(52)
})

test('SCHED-05 anyone who booked more than an hour and less than a day ahead is reminded an hour before', () => {
  const [elif, nadia, now] = [makeBookable(), makeClient(), callAt('10:00')]
  const start = now + hour
  const reminded = (booked: number, at: number) => {
    db.delete(bookings).run()
    const { id } = makeCall(elif.id, nadia.id, start, { updatedAt: start - booked })
    remindOfCalls(at)
    return callRow(id)?.remindedAt === at
  }
  expect(reminded(24 * hour, now)).toBe(true)
  expect(reminded(24 * hour, now - 1)).toBe(false)
  expect(reminded(24 * hour + 1, now - 1)).toBe(true)
  expect(reminded(hour, now)).toBe(false)
  expect(reminded(hour + 1, now)).toBe(true)
})

test('SCHED-02 a form books an opening to the minute, about a request or an order', () => {
  const at = callAt('10:00')
  expect(openingName(at)).toMatch(/T10:00Z$/)
  const read = (fields: Record<string, unknown>) =>
    bookSchema.safeParse({ opening: openingName(at), ...fields }).data
  expect(read({ note: ' See page 2 ', about: 'request:a_B-1' })).toMatchObject({
    opening: at,
    note: 'See page 2',
    about: { kind: 'request', id: 'a_B-1' },
  })
  expect(read({ about: 'order:1' })?.about).toEqual({ kind: 'order', id: '1' })
  for (const about of ['', 'project:1', 'request:', 'request:a b', 'a request:1', undefined]) {
    expect(read({ about })?.about).toBeNull()
  }
  const odd = ['', '2031-01-01T10:00', `${openingName(at)}Z`, `x${openingName(at)}`]
  for (const opening of [...odd, '2031-13-01T10:00Z', undefined]) {
    expect(moveSchema.safeParse({ opening }).success).toBe(false)
  }
  expect(read({ note: 'a'.repeat(2001) })).toBeUndefined()
})
