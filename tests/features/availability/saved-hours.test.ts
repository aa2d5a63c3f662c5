import { parseWithZod } from '@conform-to/zod/v4'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callAt, forgetCalls, makeBookable, makeCall, setHours } from '#tests/fixtures/calls'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { daysOff, generalSettings, logHistory } from '~/db/schema'
import { availabilitySchema } from '~/features/availability/availability-schema.server'
import { bookablePeople, bookingTerms } from '~/features/availability/calendars.server'
import { findAvailability } from '~/features/availability/find-availability.server'
import { saveAvailability } from '~/features/availability/save-availability.server'
import { newId } from '~/platform/ids.server'

const minute = 60_000

/** What the form says of these fields; `errors` by the name of the field. */
function parsed(fields: readonly (readonly [string, string])[]) {
  const form = new FormData()
  for (const [name, value] of [...fields, ['version', '3'] as const]) form.append(name, value)
  const submission = parseWithZod(form, { schema: availabilitySchema })
  return submission.status === 'success'
    ? { value: submission.value, errors: {} }
    : { value: null, errors: submission.error ?? {} }
}

const day = (weekday: number, ...rows: (readonly [string, string])[]) => [
  [`day${weekday}`, 'on'] as const,
  ...rows.flatMap(
    ([from, to]) => [[`from${weekday}`, from] as const, [`to${weekday}`, to] as const] as const,
  ),
]

beforeEach(() => {
  forgetCalls()
  db.delete(daysOff).run()
})

test('SCHED-01 rows may touch, in any order; a day has six, and nobody is away more than thirty times', () => {
  const touching = parsed(day(7, ['12:00', '14:00'], [' 09:00 ', '12:00'], ['22:00', '23:59']))
  expect(touching.value).toEqual({
    hours: [
      { weekday: 7, starts: 720, ends: 840 },
      { weekday: 7, starts: 540, ends: 720 },
      { weekday: 7, starts: 1320, ends: 1439 },
    ],
    away: [],
    version: 3,
  })
  const rows = (n: number) =>
    Array.from({ length: n }, (_, nth) => [`1${nth}:00`, `1${nth}:30`] as const)
  expect(parsed(day(2, ...rows(6))).value?.hours).toHaveLength(6)
  expect(parsed(day(2, ...rows(7))).errors).toHaveProperty('day2')
  const away = (n: number) =>
    Array.from({ length: n }, () => [
      ['awayFrom', '2031-01-02'] as const,
      ['awayTo', '2031-01-02'] as const,
    ]).flat()
  expect(parsed(away(30)).value?.away).toHaveLength(30)
  expect(parsed(away(31)).errors).toHaveProperty('awayFrom')
})

test('SCHED-01 half a row and what is no time is told on its day, the others are not', () => {
  for (const row of [
    ['09:00', ''],
    ['', '12:00'],
    ['24:00', '24:30'],
    ['09:60', '12:00'],
    ['109:00', '12:00'],
    ['09:00', '12:000'],
    ['12:01', '12:00'],
  ] as const) {
    const { errors } = parsed([...day(3, row), ...day(4, ['09:00', '10:00'])])
    expect(Object.keys(errors)).toEqual(['day3'])
  }
  for (const [from, to] of [
    ['', '2031-01-02'],
    ['2031-01-02', 'soon'],
    ['2031-01-02', '2031-02-30'],
  ] as const) {
    expect(
      parsed([
        ['awayFrom', from],
        ['awayTo', to],
      ]).errors,
    ).toHaveProperty('awayFrom')
  }
})

test('SCHED-01 saving puts the new hours in the place of one’s own alone, and says what changed', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const seen = (who: typeof elif) => findAvailability(actorOf(who), who.id)
  const save = (version: number, more = {}) =>
    saveAvailability(actorOf(elif), {
      ...{ userId: elif.id, version, hours: [{ weekday: 7, starts: 0, ends: 45 }] },
      ...{ away: [{ from: '2031-12-24', to: '2031-12-24' }], ...more },
    })
  const topics = publishedBy(() => save(0))
  expect(topics.length).toBeGreaterThan(0)
  expect(seen(elif)).toMatchObject({
    ...{ hours: [{ weekday: 7, starts: 0, ends: 45 }], version: 1, total: 45, calls: 1 },
    ...{ away: [{ from: '2031-12-24', to: '2031-12-24' }] },
  })
  expect(seen(sana)).toMatchObject({ version: 0, away: [], total: 5 * 480 })
  const details = () =>
    db.select().from(logHistory).where(eq(logHistory.documentId, elif.id)).all().at(-1)?.details
  expect(Object.keys(details() as object)).toEqual([
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday', 'away'],
  ])
  expect(details()).toMatchObject({
    sunday: ['Not available', '12:00 AM to 12:45 AM'],
    away: ['', '2031-12-24'],
  })
  expect(catchError(() => save(0))).toMatchObject({ code: 'stale', status: 409 })
  save(1, { hours: [], away: [{ from: '2031-12-24', to: '2032-01-02' }] })
  expect(details()).toEqual({
    sunday: ['12:00 AM to 12:45 AM', 'Not available'],
    away: ['2031-12-24', '2031-12-24 to 2032-01-02'],
  })
  expect(seen(elif)).toMatchObject({ hours: [], version: 2, total: 0, calls: 0 })
  const nobody = () =>
    saveAvailability(actorOf(elif), { userId: 'x', hours: [], away: [], version: 0 })
  expect(errorCode(nobody)).toBe('not-found')
  expect(errorCode(() => findAvailability({ kind: 'guest', projectId: null }, elif.id))).toBe(
    'forbidden',
  )
})

test('SCHED-01 the form counts what is booked and still to come, by the clock of the person or the office', () => {
  const [elif, sana] = [makeBookable({ timeZone: 'Asia/Tokyo' }), makeBookable()]
  const now = callAt('10:00')
  for (const time of ['9:30', '10:00', '10:30']) makeCall(elif.id, null, callAt(time))
  makeCall(elif.id, null, callAt('11:00'), { status: 'cancelled' })
  makeCall(sana.id, null, callAt('12:00'))
  db.insert(generalSettings)
    .values([
      { key: 'officeZone', value: 'Europe/Lisbon' },
      { key: 'officeDays', value: '1,3' },
      { key: 'officeOpens', value: '08:30' },
      { key: 'officeCloses', value: '18:00' },
      { key: 'slotMinutes', value: '45' },
      { key: 'pauseMinutes', value: '10' },
    ])
    .run()
  const of = (who: typeof elif) =>
    findAvailability(actorOf(makeUser({ role: 'admin' })), who.id, now)
  expect(of(elif)).toMatchObject({ booked: 1, zone: 'Asia/Tokyo', minutes: 45, calls: 5 * 8 })
  expect(of(sana)).toMatchObject({ booked: 1, zone: 'Europe/Lisbon', person: { id: sana.id } })
  expect(bookingTerms(db)).toEqual({
    zone: 'Europe/Lisbon',
    hours: [1, 3].map((weekday) => ({ weekday, starts: 510, ends: 1080 })),
    minutes: 45,
    pause: 10,
    notice: 0,
    perDay: 0,
  })
})

test('SCHED-02 people who can be booked are listed by name, each with their own hours, days off and calls', () => {
  const [zoe, adam] = ['Zoe', 'Adam'].map((fullName) =>
    makeBookable({ fullName, employeeRole: fullName === 'Zoe' ? 'Designer' : null }),
  )
  makeEmployee({ fullName: 'Without hours' })
  const client = makeUser({ role: 'client' })
  setHours(client.id, [{ weekday: 1, starts: 540, ends: 600 }])
  setHours(adam?.id ?? '', [{ weekday: 6, starts: 540, ends: 600 }])
  db.insert(daysOff)
    .values({ id: newId(), userId: zoe?.id ?? '', from: '2031-01-01', to: '2031-01-02' })
    .run()
  const [start, end] = [callAt('9:00'), callAt('10:00')]
  const call = (time: string, more = {}) => makeCall(zoe?.id ?? '', null, callAt(time), more).id
  const moving = call('9:00')
  call('9:30')
  call('9:45', { status: 'cancelled' })
  // A call before a span, or behind it, can reach into it with its pause; a week away it cannot.
  makeCall(zoe?.id ?? '', null, start - 24 * 60 * minute + minute)
  makeCall(zoe?.id ?? '', null, callAt('9:00', 7))
  const people = bookablePeople(db, { start, end })
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Adam', ''],
    ['Zoe', 'Designer'],
  ])
  expect(people.map(({ hours, away, busy }) => [hours.length, away.length, busy.length])).toEqual([
    [6, 0, 0],
    [5, 1, 3],
  ])
  expect(people[1]?.busy).toContainEqual({ start, end: start + 30 * minute })
  const [only, ...more] = bookablePeople(db, { start, end }, { only: zoe?.id, without: moving })
  expect([only?.id, only?.busy.length, more.length]).toEqual([zoe?.id, 2, 0])
})
