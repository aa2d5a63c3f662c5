import { Temporal } from '@js-temporal/polyfill'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Clock,
  calendarDay,
  callMoment,
  callTimes,
  clockOf,
  date,
  dateTime,
  namedMoment,
  offsetText,
  timeIn,
  timeOfDay,
  weekText,
} from '~/messages/dates'
import { listZones } from '~/platform/time-zones.server'

const own = (zone: string): Clock => ({ zone, isOwn: true })
const at = Date.UTC(2025, 10, 21, 23, 30)

test('UI-19 dates read MMM D, YYYY and messages add the time', () => {
  expect(date(at, own('UTC'))).toBe('Nov 21, 2025')
  expect(dateTime(at, own('UTC'))).toBe('Nov 21, 2025, 11:30 PM')
  expect(timeOfDay(Date.UTC(2025, 0, 1), own('UTC'))).toBe('12:00 AM')
})

test('UI-19 a date is written by the clock of its reader; any other clock is named', () => {
  expect(date(at, own('Asia/Tokyo'))).toBe('Nov 22, 2025')
  expect(dateTime(at, clockOf('Asia/Tokyo'))).toBe('Nov 22, 2025, 8:30 AM, Tokyo time')
  expect(date(at, clockOf('America/New_York'))).toBe('Nov 21, 2025, New York time')
  expect(dateTime(at, clockOf('UTC'))).toBe('Nov 21, 2025, 11:30 PM UTC')
  expect(namedMoment(at, clockOf('Asia/Kolkata'))).toBe('Sat, Nov 22, 5:00 AM, Kolkata time')
  expect(namedMoment(at, own('Asia/Kolkata'))).toBe('Sat, Nov 22, 5:00 AM')
})

test('a time that the clocks show twice says which of the two it is, wherever it is written', () => {
  const first = Date.parse('2027-10-31T00:00Z')
  const second = first + 3_600_000
  const berlin = own('Europe/Berlin')
  expect([first, second].map((moment) => dateTime(moment, berlin))).toEqual([
    'Oct 31, 2027, 2:00 AM UTC+2',
    'Oct 31, 2027, 2:00 AM UTC+1',
  ])
  expect([first, second].map((moment) => timeOfDay(moment, berlin))).toEqual([
    '2:00 AM UTC+2',
    '2:00 AM UTC+1',
  ])
  expect([first, second].map((moment) => callMoment(moment, berlin.zone))).toEqual([
    'Sun, Oct 31, 2:00 AM UTC+2',
    'Sun, Oct 31, 2:00 AM UTC+1',
  ])
  const times = (start: number, minutes: number) =>
    callTimes({ start, end: start + minutes * 60_000 }, berlin.zone)
  expect(times(first, 30)).toBe('2:00 AM UTC+2 to 2:30 AM UTC+2')
  expect(times(first, 60)).toBe('2:00 AM UTC+2 to 2:00 AM UTC+1')
  expect(times(first - 30 * 60_000, 30)).toBe('1:30 AM to 2:00 AM UTC+2')
  expect(times(second + 30 * 60_000, 30)).toBe('2:30 AM UTC+1 to 3:00 AM')
  expect(times(second + 3_600_000, 30)).toBe('3:00 to 3:30 AM')
  expect(times(Date.parse('2027-11-01T10:30Z'), 60)).toBe('11:30 AM to 12:30 PM')
  // Half an hour, on Lord Howe Island.
  const lordHowe = Date.parse('2026-04-04T14:30Z')
  expect(timeIn(lordHowe, 'Australia/Lord_Howe')).toBe('1:30 AM UTC+11')
  expect(timeIn(lordHowe + 30 * 60_000, 'Australia/Lord_Howe')).toBe('1:30 AM UTC+10:30')
})

test('a day of the calendar is the same in every zone, and a week may end in another year', () => {
  expect(calendarDay('2026-11-22')).toBe('Nov 22, 2026')
  expect(weekText('2026-11-23', '2026-11-27')).toBe('Nov 23 to Nov 27, 2026')
  expect(weekText('2026-12-28', '2027-01-01')).toBe('Dec 28, 2026 to Jan 1, 2027')
})

/** The changes of a zone's clocks from 2026 to 2028, by another calendar. */
function changesOf(zone: string): number[] {
  const end = Temporal.Instant.from('2029-01-01T00:00Z').epochMilliseconds
  const found: number[] = []
  let moment = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone)
  for (;;) {
    const next = moment.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= end) return found
    found.push(next.epochMilliseconds)
    moment = next
  }
}

const names = listZones().map(({ name }) => name)
const changing = names.filter((zone) => changesOf(zone).length > 0)

/** What is right, by another calendar. */
function expected(moment: number, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  const half = there.hour < 12 ? 'AM' : 'PM'
  const clock = `${there.hour % 12 || 12}:${String(there.minute).padStart(2, '0')} ${half}`
  const plain = there.toPlainDateTime()
  const [earlier, later] = (['earlier', 'later'] as const).map(
    (disambiguation) => plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  )
  const text = there.offset.replace(/^([+-])0?(\d+):(\d\d)(:\d\d)?$/, (_, sign, hours, minutes) =>
    minutes === '00' ? `UTC${sign}${hours}` : `UTC${sign}${hours}:${minutes}`,
  )
  return earlier === later ? clock : `${clock} ${text}`
}

test('in every zone that changes its clocks, times around each change of 2026 to 2028 are told apart', () => {
  expect(changing.length).toBeGreaterThan(100)
  for (const zone of changing) {
    for (const change of changesOf(zone)) {
      const told = new Map<string, number>()
      for (let moment = change - 7_200_000; moment < change + 7_200_000; moment += 900_000) {
        const text = dateTime(moment, own(zone))
        expect(told.has(text), `${zone}: ${text}`).toBe(false)
        told.set(text, moment)
        expect(timeIn(moment, zone), `${zone} ${moment}`).toBe(expected(moment, zone))
      }
    }
  }
}, 120_000)

test('at any moment of any zone the words are those of another calendar', () => {
  const moments = fc.integer({
    min: Date.parse('2026-01-01') / 60_000,
    max: Date.parse('2029-01-01') / 60_000,
  })
  fc.assert(
    fc.property(fc.constantFrom(...names), moments, (zone, minute) => {
      const moment = minute * 60_000
      const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      expect(timeIn(moment, zone)).toBe(expected(moment, zone))
      expect(date(moment, own(zone))).toBe(calendarDay(there.toPlainDate().toString()))
      expect(offsetText(moment, zone)).toMatch(/^UTC[+-]\d+(:\d\d)?$/)
    }),
    { numRuns: 500 },
  )
}, 60_000)
