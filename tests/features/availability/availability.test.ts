import { parseWithZod } from '@conform-to/zod/v4'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAt, comingMonday, makeBookable, makeCall } from '#tests/fixtures/calls'
import { errorCode } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory } from '~/db/schema'
import { setTimeZone } from '~/features/accounts/set-time-zone.server'
import { availabilitySchema } from '~/features/availability/availability-schema.server'
import { findAvailability } from '~/features/availability/find-availability.server'
import { saveAvailability } from '~/features/availability/save-availability.server'
import { readWeek } from '~/features/bookings/week.server'

const hours = [
  { weekday: 1, starts: 540, ends: 720 },
  { weekday: 1, starts: 840, ends: 1020 },
]
const away = [{ from: '2031-12-24', to: '2032-01-02' }]

function parsed(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of [...fields, ['version', '0'] as const]) form.append(name, value)
  const submission = parseWithZod(form, { schema: availabilitySchema })
  return submission.status === 'success' ? submission.value : submission.error
}

test('SCHED-01 the form of hours: ticked days count, empty rows do not, one day off is enough', () => {
  expect(
    parsed([
      ['day1', 'on'],
      ['from1', '09:00'],
      ['to1', '12:00'],
      ['from1', ''],
      ['to1', ''],
      ['from2', '09:00'],
      ['to2', '12:00'],
      ['awayFrom', '2031-12-24'],
      ['awayTo', ''],
    ]),
  ).toEqual({
    hours: [{ weekday: 1, starts: 540, ends: 720 }],
    away: [{ from: '2031-12-24', to: '2031-12-24' }],
    version: 0,
  })
})

test.each([
  [[['day1', 'on']], 'day1', 'a start and end time'],
  [
    [
      ['day1', 'on'],
      ['from1', '9'],
      ['to1', '12:00'],
    ],
    'day1',
    'times such as',
  ],
  [
    [
      ['day1', 'on'],
      ['from1', '09:00'],
      ['to1', '24:30'],
    ],
    'day1',
    'times such as',
  ],
  [
    [
      ['day1', 'on'],
      ['from1', '12:00'],
      ['to1', '12:00'],
    ],
    'day1',
    'after the start',
  ],
  [
    [
      ['day2', 'on'],
      ['from2', '12:00'],
      ['to2', '14:00'],
      ['from2', '09:00'],
      ['to2', '12:30'],
    ],
    'day2',
    'overlap',
  ],
  [[['awayFrom', '2031-02-30']], 'awayFrom', 'days such as'],
  [
    [
      ['awayFrom', '2031-02-20'],
      ['awayTo', '2031-02-19'],
    ],
    'awayFrom',
    'before the first',
  ],
] as [[string, string][], string, string][])('SCHED-01 %j is told at %s', (fields, name, words) => {
  expect(String((parsed(fields) as Record<string, string[]>)[name])).toContain(words)
})

test('SCHED-01 hours are one’s own to set, an admin’s for anybody, and nobody else’s', () => {
  const [elif, other] = [makeEmployee(), makeEmployee({ manageUsers: true })]
  const admin = actorOf(makeUser({ role: 'admin' }))
  const save = (who: typeof admin, userId: string, version: number) =>
    errorCode(() => saveAvailability(who, { userId, hours, away, version }))
  expect(save(actorOf(elif), elif.id, 0)).toBeNull()
  expect(save(actorOf(other), elif.id, 1)).toBe('forbidden')
  expect(save(admin, elif.id, 0)).toBe('stale')
  expect(save(admin, elif.id, 1)).toBeNull()
  expect(save(admin, makeUser({ role: 'client' }).id, 0)).toBe('not-found')
  const client = makeUser({ role: 'client' })
  expect(save(actorOf(client), client.id, 0)).toBe('not-found')
  const stored = findAvailability(actorOf(elif), elif.id)
  expect(stored).toMatchObject({ hours, away, version: 2, total: 360, calls: 12, booked: 0 })
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, elif.id)).all()
  expect(row).toMatchObject({ collection: 'users', action: 'availability updated' })
  expect(row?.details).toMatchObject({
    monday: ['Not available', '9:00 AM to 12:00 PM, 2:00 PM to 5:00 PM'],
  })
})

test('SCHED-01 calls that are booked stay when hours change', () => {
  const elif = makeBookable()
  makeCall(elif.id, null, callAt('10:00'))
  saveAvailability(actorOf(elif), { userId: elif.id, hours: [], away: [], version: 0 })
  expect(findAvailability(actorOf(elif), elif.id).booked).toBe(1)
})

test('a time zone is kept by today’s name, whichever of its names is chosen; what is none is refused', () => {
  const person = makeUser()
  const set = (zone: string) => errorCode(() => setTimeZone(actorOf(person), { zone }))
  for (const [zone, today] of [
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['UTC', 'UTC'],
  ] as const) {
    expect(set(zone)).toBeNull()
    expect(reread(person)?.timeZone).toBe(today)
  }
  for (const zone of ['Mars/Olympus', '+05:30', 'Europe/Lisbon; drop', '../etc']) {
    expect(set(zone)).toBe('not-a-zone')
  }
  expect(set('')).toBeNull()
  expect(reread(person)?.timeZone).toBeNull()
})

test('SCHED-02 SCHED-03 a week shows what is free, in the time zone of the viewer', () => {
  const elif = makeBookable({}, [
    { weekday: 1, starts: 540, ends: 660 },
    { weekday: 3, starts: 540, ends: 600 },
  ])
  const client = makeUser({ role: 'client' })
  const read = (zone: string, opening?: string) =>
    readWeek({ only: elif.id, client: client.id, week: comingMonday(), opening, zone })
  const labels = (week: ReturnType<typeof readWeek>) =>
    week.days.map(({ openings }) => openings.map(({ label }) => label))
  expect(labels(read('UTC'))).toEqual([
    ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM'],
    [],
    ['9:00 AM', '9:30 AM'],
    [],
    [],
  ])
  expect(labels(read('Asia/Kathmandu'))[0]?.[0]).toBe('2:45 PM')
  makeCall(elif.id, null, callAt('9:30'))
  makeCall(makeEmployee().id, client.id, callAt('10:15'))
  const week = read('UTC', `${comingMonday()}T09:30Z`)
  expect(labels(week)[0]).toEqual(['9:00 AM'])
  expect(week.chosen).toMatchObject({ isFree: false, times: '9:30 to 10:00 AM, UTC' })
  expect(week.chosen?.instead.map(({ opening }) => opening.slice(11))).toEqual([
    '09:00Z',
    '09:00Z',
    '09:30Z',
  ])
})

test('SCHED-02 an address that asks for a week far away, or for none, leads to one that there is', () => {
  const elif = makeBookable()
  const at = (week: string | null, opening: string | null = null) =>
    readWeek({ only: elif.id, week, opening, zone: 'UTC' })
  const first = at('1970-01-01')
  expect(first.previous).toBeNull()
  expect(at('9999-12-31').next).toBeNull()
  for (const odd of ['', 'next', '2026-13-45', '2026-02-30']) {
    expect(at(odd, 'nonsense').chosen).toBeNull()
    expect(at(odd).days.some(({ openings }) => openings.length > 0)).toBe(true)
  }
})
