import { Temporal } from '@js-temporal/polyfill'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Calendar,
  type Hours,
  isFree,
  openingsIn,
  type Terms,
} from '~/features/availability/openings'
import { daysBetween, weekdayOf } from '~/shared/days'

const minute = 60_000
const at = (text: string) => Date.parse(text)
const everyDay = (starts: number, ends: number): Hours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts, ends }))
const always: Terms = {
  ...{ zone: 'UTC', hours: everyDay(0, 1440), minutes: 30, pause: 0 },
  ...{ notice: 0, perDay: 0 },
}
const calendar = (zone: string, hours: Hours[]): Calendar => ({ zone, hours, away: [], busy: [] })

/** What the openings of a day look like there, and in UTC. */
function opens(zone: string, day: string, hours: Hours[], terms: Partial<Terms> = {}) {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds
  const end = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
  return openingsIn(calendar(zone, hours), { ...always, ...terms }, { start, end }).map((span) => {
    expect(span.end - span.start).toBe((terms.minutes ?? 30) * minute)
    const there = Temporal.Instant.fromEpochMilliseconds(span.start).toZonedDateTimeISO(zone)
    return `${there.toPlainTime().toString().slice(0, 5)} ${there.offset}`
  })
}

test('SCHED-02 hours are filled from their beginning; what is shorter than a call is none', () => {
  const monday: Hours[] = [
    { weekday: 1, starts: 9 * 60, ends: 10 * 60 + 20 },
    { weekday: 1, starts: 14 * 60 + 15, ends: 15 * 60 },
  ]
  const lisbon = (day: string) => opens('Europe/Lisbon', day, monday)
  expect(lisbon('2026-11-23')).toEqual(['09:00 +00:00', '09:30 +00:00', '14:15 +00:00'])
  expect(lisbon('2026-11-24')).toEqual([])
})

test('SCHED-02 in spring the skipped hour has no openings, and those around it are whole', () => {
  // At 1:00 the clocks of Lisbon show 2:00.
  expect(opens('Europe/Lisbon', '2026-03-29', everyDay(0, 180))).toEqual([
    '00:00 +00:00',
    '00:30 +00:00',
    '02:00 +01:00',
    '02:30 +01:00',
  ])
  // At 2:00 those of New York show 3:00; an opening that begins at 1:45 ends at 3:15.
  expect(opens('America/New_York', '2026-03-08', everyDay(105, 240), { minutes: 30 })).toEqual([
    '01:45 -05:00',
    '03:15 -04:00',
  ])
})

test('SCHED-02 in autumn the hour that comes twice has openings twice', () => {
  expect(opens('Europe/Lisbon', '2026-10-25', everyDay(30, 150))).toEqual([
    '00:30 +01:00',
    '01:00 +01:00',
    '01:30 +01:00',
    '01:00 +00:00',
    '01:30 +00:00',
    '02:00 +00:00',
  ])
  expect(opens('America/New_York', '2026-11-01', everyDay(60, 120))).toEqual([
    '01:00 -04:00',
    '01:30 -04:00',
    '01:00 -05:00',
    '01:30 -05:00',
  ])
})

test('SCHED-02 clocks that change by half an hour, and zones half an hour apart', () => {
  // Lord Howe goes from +11 back to +10:30 at 2:00, and on again at 2:00.
  expect(opens('Australia/Lord_Howe', '2026-04-05', everyDay(90, 150))).toEqual([
    '01:30 +11:00',
    '01:30 +10:30',
    '02:00 +10:30',
  ])
  expect(opens('Australia/Lord_Howe', '2026-10-04', everyDay(90, 180))).toEqual([
    '01:30 +10:30',
    '02:30 +11:00',
  ])
  expect(opens('Asia/Kathmandu', '2026-11-23', everyDay(540, 600))).toEqual([
    '09:00 +05:45',
    '09:30 +05:45',
  ])
})

test('SCHED-02 around a change of the clocks a call lies within the hours from its beginning to its end', () => {
  const lisbon = (starts: number, ends: number) =>
    opens('Europe/Lisbon', '2026-10-25', everyDay(starts, ends))
  // The first 1:40 is followed by 1:00, before the hours begin.
  expect(lisbon(100, 160)).toEqual(['01:40 +00:00', '02:10 +00:00'])
  expect(lisbon(90, 119)).toEqual([])
  const lordHowe = (starts: number, ends: number) =>
    opens('Australia/Lord_Howe', '2026-04-05', everyDay(starts, ends), { minutes: 60 })
  // Begins and ends within, but its clocks show 1:30 between.
  expect(lordHowe(100, 130)).toEqual([])
  expect(lordHowe(90, 120)).toEqual(['01:30 +11:00'])
})

test('SCHED-01 what lies outside the office hours is not offered, by the clock of the office', () => {
  const office = { zone: 'Europe/Berlin', hours: [{ weekday: 1, starts: 540, ends: 1020 }] }
  // Berlin is an hour ahead of Lisbon: 9:00 there is 8:00 here, 17:00 is 16:00.
  const day = opens('Europe/Lisbon', '2026-11-23', everyDay(0, 1440), office)
  expect([day[0], day.at(-1)]).toEqual(['08:00 +00:00', '15:30 +00:00'])
  expect(opens('Europe/Lisbon', '2026-11-24', everyDay(0, 1440), office)).toEqual([])
})

test('SCHED-01 when the clocks skip or repeat an hour, the office keeps to what they show', () => {
  const newYork = (day: string, starts: number, ends: number) =>
    opens('UTC', day, everyDay(225, 480), {
      zone: 'America/New_York',
      hours: everyDay(starts, ends),
      minutes: 20,
    })
  // At 7:00 UTC its clocks go from 2:00 to 3:00, which is after half past two.
  expect(newYork('2026-03-08', 90, 150)).toEqual([])
  expect(newYork('2026-03-08', 85, 150)).toEqual(['06:25 +00:00'])
  expect(newYork('2026-03-08', 150, 220)).toEqual(['07:05 +00:00'])
  // At 6:00 UTC they go from 2:00 back to 1:00, which is before half past one.
  expect(newYork('2026-11-01', 90, 140)).toEqual(['06:45 +00:00'])
})

test('SCHED-01 days off have no openings, the first and the last of them included', () => {
  const away = [{ from: '2026-11-24', to: '2026-11-25' }]
  const person = { ...calendar('Asia/Tokyo', everyDay(600, 630)), away }
  const week = { start: at('2026-11-22T15:00Z'), end: at('2026-11-26T15:00Z') }
  expect(openingsIn(person, always, week).map(({ start }) => new Date(start).toJSON())).toEqual([
    '2026-11-23T01:00:00.000Z',
    '2026-11-26T01:00:00.000Z',
  ])
})

test('SCHED-02 the pause moves the times that are offered, so that a call in one takes no other', () => {
  const nine: Hours[] = [{ weekday: 1, starts: 540, ends: 720 }]
  const offered = (minutes: number, pause: number) =>
    opens('UTC', '2026-11-23', nine, { minutes, pause }).map((text) => text.slice(0, 5))
  expect(offered(50, 10)).toEqual(['09:00', '10:00', '11:00'])
  expect(offered(30, 15)).toEqual(['09:00', '09:45', '10:30', '11:15'])
  // After the last one no pause has to lie within the hours.
  expect(offered(60, 60)).toEqual(['09:00', '11:00'])
  const terms = { ...always, hours: nine, minutes: 30, pause: 15 }
  const all = openingsIn(calendar('UTC', nine), terms, {
    start: at('2026-11-23T00:00Z'),
    end: at('2026-11-24T00:00Z'),
  })
  for (const call of all) {
    const person = { ...calendar('UTC', nine), busy: [call] }
    expect(all.filter((span) => !isFree(person, span, terms))).toEqual([call])
  }
})

test('SCHED-01 an office that closes at midnight takes calls until then', () => {
  const day = opens('UTC', '2026-11-23', everyDay(0, 1440))
  expect([day[0], day.at(-1), day.length]).toEqual(['00:00 +00:00', '23:30 +00:00', 48])
  // Midnight of the office lies within the day of somebody further east.
  const there = opens('Europe/Lisbon', '2026-11-24', everyDay(0, 120), {
    zone: 'Atlantic/Azores',
    hours: [{ weekday: 1, starts: 540, ends: 1440 }],
  })
  expect(there).toEqual(['00:00 +00:00', '00:30 +00:00'])
})

test('SCHED-04 somebody takes no more calls a day than the settings say, by their own clock', () => {
  const span = (text: string) => ({ start: at(text), end: at(text) + 30 * minute })
  const busy = [span('2026-11-23T14:00Z'), span('2026-11-23T15:30Z')]
  const tokyo = { ...calendar('Asia/Tokyo', everyDay(0, 1440)), busy }
  const free = (text: string, perDay: number) =>
    isFree({ ...tokyo }, span(text), { ...always, perDay })
  // In Tokyo one of the two is on Monday, the other on Tuesday.
  expect([free('2026-11-23T10:00Z', 1), free('2026-11-23T20:00Z', 1)]).toEqual([false, false])
  expect([free('2026-11-23T10:00Z', 2), free('2026-11-24T16:00Z', 1)]).toEqual([true, true])
  expect(free('2026-11-23T10:00Z', 0)).toBe(true)
})

test('SCHED-03 SCHED-04 a call takes what it touches, with the pause before and after it', () => {
  const call = { start: at('2026-11-24T10:00Z'), end: at('2026-11-24T10:30Z') }
  const person = { ...calendar('UTC', []), busy: [call] }
  const free = (time: string, pause = 0) => {
    const start = at(`2026-11-24T${time}Z`)
    return isFree(person, { start, end: start + 30 * minute }, { ...always, pause })
  }
  expect(['09:30', '10:30'].map((time) => free(time))).toEqual([true, true])
  expect(['09:31', '10:00', '10:15', '10:29'].some((time) => free(time))).toBe(false)
  expect([free('09:30', 15), free('10:30', 15), free('09:16', 15)]).toEqual([false, false, false])
  expect([free('09:15', 15), free('10:45', 15)]).toEqual([true, true])
})

/** The same, slowly: every five minutes are asked of another calendar whether an opening begins there. */
function slowly({ zone, hours, away }: Calendar, terms: Terms, start: number, end: number) {
  const there = (moment: number, of: string) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(of)
  const inHours = (moment: number, of: string, rows: readonly Hours[]) => {
    const { hour, minute: minutes, dayOfWeek } = there(moment, of)
    const time = hour * 60 + minutes
    return rows.filter(
      ({ weekday, starts, ends }) => weekday === dayOfWeek && time >= starts && time < ends,
    )
  }
  const found: number[] = []
  for (let moment = start; moment < end; moment += 5 * minute) {
    const { hour, minute: minutes } = there(moment, zone)
    const day = there(moment, zone).toPlainDate().toString()
    if (away.some(({ from, to }) => day >= from && day <= to)) continue
    const rows = inHours(moment, zone, hours).filter(
      ({ starts }) => (hour * 60 + minutes - starts) % (terms.minutes + terms.pause) === 0,
    )
    const lasts = Array.from({ length: terms.minutes / 5 }, (_, nth) => moment + nth * 5 * minute)
    const fits = rows.some((row) =>
      lasts.every(
        (each) =>
          inHours(each, zone, [row]).length > 0 &&
          there(each, zone).toPlainDate().toString() === day &&
          inHours(each, terms.zone, terms.hours).length > 0,
      ),
    )
    if (fits) found.push(moment)
  }
  return found
}

const zones = fc.constantFrom(
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
)
/** Days with a change of some clocks in three years, and others. */
const days = fc.constantFrom(
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
  '2027-11-07',
  '2028-03-26',
  '2028-04-02',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-11-23',
)
const hoursOf = (step: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 1380 / step }), fc.integer({ min: 1, max: 8 }))
    .map(([from, long]) => everyDay(from * step, Math.min(1440, (from + long * 2) * step)))

test('SCHED-02 the openings are those that a slow search finds, in all zones on all days', () => {
  fc.assert(
    fc.property(
      zones,
      zones,
      days,
      hoursOf(15),
      hoursOf(15),
      fc.constantFrom(20, 30, 45, 60),
      fc.constantFrom(0, 10, 15),
      (zone, officeZone, day, hours, office, minutes, pause) => {
        const start = at(`${day}T00:00Z`)
        const end = start + 24 * 60 * minute
        const person = calendar(zone, hours)
        const terms = { ...always, zone: officeZone, hours: office, minutes, pause }
        const fast = openingsIn(person, terms, { start, end }).map((span) => span.start)
        expect(fast).toEqual(slowly(person, terms, start, end))
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

test('days of a calendar', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(weekdayOf('2026-11-22')).toBe(7)
})
