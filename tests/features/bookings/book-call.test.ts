import { eq } from 'drizzle-orm'
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
import { actorOf, makeUser } from '#tests/fixtures/people'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { bookings, generalSettings, liveEvents, mail } from '~/db/schema'
import { whoTakesCall } from '~/features/availability/who-takes-call.server'
import { bookCall } from '~/features/bookings/book-call.server'
import { openingName } from '~/features/bookings/call-schema.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { readWeek } from '~/features/bookings/week.server'
import { limits } from '~/permissions/limits'

const mails = () => db.select().from(mail).all()

beforeEach(forgetCalls)

test('SCHED-03 a booked opening is taken: who asks for it next is refused, beside it is free', () => {
  const elif = makeBookable()
  const { id } = bookCall(actorOf(makeClient()), {
    ...wish,
    opening: callAt('10:00'),
    with: elif.id,
  })
  expect(callRow(id)).toMatchObject({ staffId: elif.id, status: 'booked', endAt: callAt('10:30') })
  const next = () =>
    bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00'), with: elif.id })
  expect(errorCode(next)).toBe('opening-taken')
  expect(
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:30'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-02 what is over, outside the hours, beside the grid or too far away is refused', () => {
  const elif = makeBookable()
  const book = (opening: number) =>
    errorCode(() => bookCall(actorOf(makeClient()), { ...wish, opening, with: elif.id }))
  expect(book(callAt('10:00', -28))).toBe('opening-past')
  expect(book(Date.now() - 1)).toBe('opening-past')
  expect(book(callAt('8:30'))).toBe('opening-outside')
  expect(book(callAt('17:00'))).toBe('opening-outside')
  expect(book(callAt('10:10'))).toBe('opening-outside')
  expect(book(callAt('10:00', 5))).toBe('opening-outside')
  expect(book(callAt('10:00', 12 * 7))).toBe('opening-outside')
  expect(
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00'), with: 'nobody' }),
    ),
  ).toBe('opening-outside')
  expect(db.select().from(bookings).all()).toEqual([])
})

test('SCHED-01 the pause of the general settings stays free around a call', () => {
  const elif = makeBookable()
  db.insert(generalSettings).values({ key: 'pauseMinutes', value: '15' }).run()
  makeCall(elif.id, null, callAt('10:00'))
  const book = (time: string) =>
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt(time), with: elif.id }),
    )
  // It was booked when there was no pause yet, and lies between the times that are offered now.
  expect(['9:45', '10:30'].map(book)).toEqual(['opening-taken', 'opening-taken'])
  expect(['10:00', '11:00'].map(book)).toEqual(['opening-outside', 'opening-outside'])
  expect(['9:00', '11:15', '12:00'].map(book)).toEqual([null, null, null])
})

const setting = (key: string, value: string) =>
  db
    .insert(generalSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: generalSettings.key, set: { value } })
    .run()

test('SCHED-03 clients give as much notice as the settings say, to book and to move; staff need none', () => {
  const elif = makeBookable(
    {},
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: 0, ends: 1440 })),
  )
  for (const [key, value] of [
    ['officeDays', '1,2,3,4,5,6,7'],
    ['officeOpens', '00:00'],
    ['officeCloses', '24:00'],
    ['noticeHours', '3'],
  ] as const)
    setting(key, value)
  const half = 30 * 60_000
  const soon = Math.ceil(Date.now() / half) * half + 2 * half
  const nadia = makeClient()
  expect(
    catchError(() => bookCall(actorOf(nadia), { ...wish, opening: soon, with: elif.id })),
  ).toMatchObject({ code: 'opening-soon', status: 409, values: { hours: 3 } })
  const { id } = bookCall(actorOf(nadia), { ...wish, opening: soon + 8 * half, with: elif.id })
  expect(errorCode(() => moveTo(actorOf(nadia), id, soon))).toBe('opening-soon')
  expect(errorCode(() => moveTo(actorOf(elif), id, soon))).toBeNull()
  const forClient = { ...wish, opening: soon + half, with: elif.id, client: nadia.id }
  expect(errorCode(() => bookCall(actorOf(elif), forClient))).toBeNull()
  const week = (atOnce: boolean) =>
    readWeek({ only: elif.id, zone: 'UTC', opening: openingName(soon + 3 * half), atOnce }).chosen
  expect([week(false)?.isFree, week(true)?.isFree]).toEqual([false, true])
})

test('SCHED-04 a day is full with as many calls as the settings say; another person takes the next one', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  setting('callsPerDay', '2')
  for (const time of ['9:00', '15:00']) makeCall(elif.id, null, callAt(time))
  const book = (time: string, person?: string, day = 0) =>
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt(time, day), with: person }),
    )
  expect(book('11:00', elif.id)).toBe('calls-full')
  expect(book('11:00', elif.id, 1)).toBeNull()
  expect([book('11:00'), book('11:30'), book('12:00')]).toEqual([null, null, 'calls-full'])
  expect(
    db
      .select()
      .from(bookings)
      .all()
      .filter(({ staffId }) => staffId === sana.id),
  ).toHaveLength(2)
  const [, , call] = db.select().from(bookings).all()
  // A call of the day moves within it: it takes the place of itself.
  if (call) expect(errorCode(() => moveTo(actorOf(elif), call.id, callAt('16:00', 1)))).toBeNull()
})

test('SCHED-01 the last half hour before midnight is booked where the office closes at 24:00', () => {
  const elif = makeBookable({}, [{ weekday: 1, starts: 1320, ends: 1440 }])
  setting('officeCloses', '24:00')
  const book = (time: string) =>
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt(time), with: elif.id }),
    )
  expect([book('23:30'), book('22:00'), book('23:45')]).toEqual([null, null, 'opening-outside'])
})

test('SCHED-02 anyone is the free person with the fewest calls to come', () => {
  const [busy, calm, away] = [makeBookable(), makeBookable(), makeBookable()]
  makeCall(busy.id, null, callAt('14:00', 2))
  makeCall(busy.id, null, callAt('15:00', 2))
  makeCall(calm.id, null, callAt('14:00', 2))
  makeCall(away.id, null, callAt('10:00'))
  const first = bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00') })
  expect(callRow(first.id)?.staffId).toBe(calm.id)
  const second = bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00') })
  expect(callRow(second.id)?.staffId).toBe(busy.id)
  expect(
    errorCode(() => bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00') })),
  ).toBe('opening-taken')
  // Cancelled calls and those that are over do not count.
  makeCall(away.id, null, callAt('9:00', 3), { status: 'cancelled' })
  expect(whoTakesCall(db, callAt('16:00', 4), { now: Date.now() }).person.id).not.toBe(busy.id)
})

test('SCHED-02 only staff who told their hours are booked, and only by clients', () => {
  const former = makeUser()
  setHours(former.id, [{ weekday: 1, starts: 540, ends: 1020 }])
  const book = (who: ReturnType<typeof makeUser>) =>
    errorCode(() => bookCall(actorOf(who), { ...wish, opening: callAt('10:00') }))
  expect(book(makeClient())).toBe('opening-outside')
  makeBookable()
  expect(book(makeUser())).toBe('forbidden')
  expect(book(makeUser({ role: 'client', organization: true }))).toBe('forbidden')
  expect(book(makeClient())).toBeNull()
})

test('SCHED-03 staff book a call for a client, about what is that client’s; nobody else does', () => {
  const elif = makeBookable()
  const nadia = makeClient()
  const other = makeClient()
  const staff = makeUser({ organization: true })
  const type = makeType()
  const [theirs, foreign] = [nadia, other].map(({ id }) => storeRequest(type, id).id)
  const book = (
    who: ReturnType<typeof makeUser>,
    clientId: string,
    more: Partial<Parameters<typeof bookCall>[1]> = {},
  ) => {
    const opening = callAt('10:00')
    return bookCall(actorOf(who), { ...wish, opening, with: elif.id, client: clientId, ...more })
  }
  for (const who of [nadia, makeUser()]) {
    expect(errorCode(() => book(who, other.id))).toBe('forbidden')
  }
  for (const nobody of [staff.id, makeUser().id, 'nobody']) {
    expect(errorCode(() => book(staff, nobody))).toBe('call-client-unknown')
  }
  const about = (id = '') => ({ about: { kind: 'request' as const, id } })
  expect(errorCode(() => book(staff, nadia.id, about(foreign)))).toBe('about-gone')
  const made = book(staff, nadia.id, about(theirs))
  expect(made.clientId).toBe(nadia.id)
  expect(callRow(made.id)).toMatchObject({
    ...{ staffId: elif.id, clientId: nadia.id, requestId: theirs },
  })
  expect(
    mails()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([elif.email, nadia.email].sort())
  expect(errorCode(() => book(staff, nadia.id, { opening: callAt('11:00') }))).toBeNull()
  expect(errorCode(() => book(staff, nadia.id, { opening: callAt('11:00') }))).toBe('opening-taken')
})

test('SCHED-04 a client talks to one at a time, and has five calls to come at most', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const nadia = actorOf(makeClient())
  const book = (time: string, staff = elif.id, day = 0) =>
    errorCode(() => bookCall(nadia, { ...wish, opening: callAt(time, day), with: staff }))
  expect(book('10:00')).toBeNull()
  expect(book('10:00', sana.id)).toBe('opening-own')
  for (let day = 1; day < limits.callsOfClient; day += 1)
    expect(book('10:00', elif.id, day)).toBeNull()
  expect(book('12:00')).toBe('too-many-calls')
  db.update(bookings)
    .set({ startAt: 1, endAt: 2 })
    .where(eq(bookings.startAt, callAt('10:00')))
    .run()
  expect(book('12:00')).toBeNull()
})

test('SCHED-03 a form that is sent twice books once', () => {
  makeBookable()
  const nadia = actorOf(makeClient())
  const form = { ...wish, opening: callAt('10:00'), idempotencyKey: sent('booking') }
  expect(bookCall(nadia, form)).toEqual(bookCall(nadia, form))
  expect(db.select().from(bookings).all()).toHaveLength(1)
})

test('SCHED-02 a call is about a request of theirs, and about nobody else’s', () => {
  makeBookable()
  const nadia = makeClient()
  const type = makeType()
  givePackage(nadia.id, [type.id])
  const request = storeRequest(type, nadia.id)
  const foreign = storeRequest(type, makeClient().id)
  const book = (id: string, time: string) =>
    bookCall(actorOf(nadia), {
      ...wish,
      opening: callAt(time),
      about: { kind: 'request', id },
    })
  expect(errorCode(() => book(foreign.id, '10:00'))).toBe('about-gone')
  const { id } = book(request.id, '10:00')
  expect(callRow(id)?.requestId).toBe(request.id)
  expect(mails()[0]?.message).toContain(`About: “Request ${request.number}, `)
  const topics = db
    .select()
    .from(liveEvents)
    .all()
    .map(({ topic }) => topic)
  expect(topics).toEqual(
    expect.arrayContaining(['list:bookings', `user:${nadia.id}`, `request:${request.id}`]),
  )
})

test('SCHED-05 a client books, moves and cancels again and again: after twenty changes in an hour nobody gets more mails', () => {
  const elif = makeBookable()
  const me = makeClient()
  const opening = callAt('10:00')
  for (let n = 0; n < 10; n += 1) {
    const { id } = bookCall(actorOf(me), { ...wish, opening, with: elif.id })
    moveTo(actorOf(me), id, callAt('11:00'))
    cancelCall(actorOf(me), { id })
  }
  expect(errorCode(() => bookCall(actorOf(me), { ...wish, opening, with: elif.id }))).toBe(
    'too-many-bookings',
  )
  expect(
    errorCode(() => bookCall(actorOf(makeClient()), { ...wish, opening, with: elif.id })),
  ).toBeNull()
})
