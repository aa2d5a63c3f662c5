import { expect, test } from 'vitest'
import { promisedHours } from '~/shared/clock'
import {
  addDays,
  dayAt,
  daysBetween,
  isDay,
  minutesOf,
  mondayOf,
  startOfDay,
  weekdayOf,
} from '~/shared/days'
import { parseTimestamp } from '~/shared/timestamp'
import {
  before,
  beginOf,
  dayIn,
  dayOf,
  dayWord,
  endOf,
  lengthOf,
  partsOf,
  type Step,
  startOf,
  stepOf,
} from '~/shared/utc-days'
import { fromWallTime, momentsOf } from '~/shared/wall-time'

test('a day is one that the calendar has, written in one way', () => {
  for (const day of ['2026-11-22', '2028-02-29', '1999-12-31']) expect(isDay(day), day).toBe(true)
  const none = [
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '26-11-22',
    '2026-11-22T10:00',
    ' 2026-11-22',
  ]
  for (const word of [...none, '2026-11-220', '']) expect(isDay(word), word).toBe(false)
})

test('days are counted across months; weeks begin on Monday', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
  expect(['2026-11-23', '2026-11-26', '2026-11-29'].map(mondayOf)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-23'),
  )
  expect(daysBetween('2026-11-22', '2026-11-22')).toEqual(['2026-11-22'])
  expect(daysBetween('2026-11-22', '2026-11-21')).toEqual([])
})

test('a time of day is so many minutes; what is none is no number', () => {
  expect(['00:00', '09:30', '24:00'].map(minutesOf)).toEqual([0, 570, 1440])
  for (const word of ['', '9', 'a:b']) expect(minutesOf(word), word).toBeNaN()
})

test('a day begins where its clocks begin it, also where they skip midnight or show it twice', () => {
  const begins = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
  expect(begins('2026-11-22', 'Asia/Kathmandu')).toBe('2026-11-21T18:15:00.000Z')
  // On 4 November 2018 the clocks of São Paulo went from midnight to one.
  expect(begins('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z')
  // On 1 November 2026 those of Havana go from one back to midnight.
  expect(begins('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
  expect(dayAt(Date.parse('2026-11-22T20:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-23')
})

test('a time that clocks show twice has two moments, one that they skip none', () => {
  const wall = (text: string) => Date.parse(`${text}Z`)
  const there = (text: string) =>
    momentsOf(wall(text), 'Europe/Berlin').map((at) => new Date(at).toISOString().slice(11, 16))
  expect(there('2026-10-25T02:30:00')).toEqual(['00:30', '01:30'])
  expect(there('2026-03-29T02:30:00')).toEqual([])
  expect(there('2026-11-22T02:30:00')).toEqual(['01:30'])
  // Where they skip it, the clocks show as much later as they skip.
  const skipped = fromWallTime(wall('2026-03-29T02:30:00'), 'Europe/Berlin')
  expect(new Date(skipped).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  // On 8 March 2026 the clocks of New York skip an hour at two.
  const after = fromWallTime(wall('2026-03-08T04:00:00'), 'America/New_York')
  expect(new Date(after).toISOString()).toBe('2026-03-08T08:00:00.000Z')
})

test('a kind of work is promised in so many hours', () => {
  const units = ['hours', 'days', 'weeks', 'months'] as const
  expect(units.map((unit) => promisedHours({ time: 2, unit }))).toEqual([2, 48, 336, 1460])
})

test('a moment of an address is in UTC unless it says a zone, of a day it is the end', () => {
  const moment = (word: string) => new Date(parseTimestamp(word, 'UTC') ?? Number.NaN).toISOString()
  expect(moment('2026-11-22')).toBe('2026-11-22T23:59:59.999Z')
  expect(moment('2026-11-22 09:30')).toBe('2026-11-22T09:30:00.000Z')
  expect(moment('2026-11-22T09:30:05')).toBe('2026-11-22T09:30:05.000Z')
  expect(moment('2026-11-22T09:30:05.123Z')).toBe('2026-11-22T09:30:05.123Z')
  for (const word of ['', '2026-02-30', '2026-13-01', '2026-02-30T09:30', '2026-11-22T25:00']) {
    expect(parseTimestamp(word, 'UTC'), word).toBeNull()
  }

  for (const word of ['x2026-11-22', '2026-11-22x', 'x2026-11-22T09:30', '2026-11-22T09:30x']) {
    expect(parseTimestamp(word, 'UTC'), word).toBeNull()
  }
  expect(parseTimestamp('2026-11-22T09:30:00.1', 'UTC')).toBe(
    Date.parse('2026-11-22T09:30:00.100Z'),
  )
  expect(parseTimestamp('2026-11-22T09:30-01:30', 'UTC')).toBe(Date.parse('2026-11-22T11:00:00Z'))
})

const day = (word: string) => dayIn(word) ?? Number.NaN
const range = (from: string, to: string) => ({ from: day(from), to: day(to) })

test('the days of the figures are whole days in UTC; every seventh is a Monday', () => {
  expect(dayIn('2026-02-30')).toBeNull()
  expect(day('2026-11-23') % 7).toBe(0)
  expect(dayWord(dayOf(Date.parse('2026-11-22T23:59:59.999Z')))).toBe('2026-11-22')
  expect(new Date(startOf(day('2026-11-22'))).toISOString()).toBe('2026-11-22T00:00:00.000Z')
  expect(new Date(endOf(day('2026-11-22'))).toISOString()).toBe('2026-11-23T00:00:00.000Z')
  const week = range('2026-11-16', '2026-11-22')
  expect(lengthOf(week)).toBe(7)
  expect(before(week)).toEqual(range('2026-11-09', '2026-11-15'))
})

test('a long range is gathered by weeks, months or years, the parts at its ends cut off', () => {
  const from = day('2026-11-18')
  const steps = [14, 15, 190, 191, 1830, 1831].map((length) =>
    stepOf({ from, to: from + length - 1 }),
  )
  expect(steps).toEqual(['day', 'week', 'week', 'month', 'month', 'year'])
  const parts = (step: Step) =>
    partsOf(range('2026-12-30', '2027-01-05'), step).map((part) =>
      [dayWord(part.from), dayWord(part.to)].map((word) => word.slice(5)).join(' '),
    )
  expect(parts('day')).toHaveLength(7)
  expect(parts('week')).toEqual(['12-30 01-03', '01-04 01-05'])
  expect(parts('month')).toEqual(['12-30 12-31', '01-01 01-05'])
  expect(parts('year')).toEqual(['12-30 12-31', '01-01 01-05'])
  expect(partsOf(range('2026-02-10', '2028-03-02'), 'year')).toEqual([
    range('2026-02-10', '2026-12-31'),
    range('2027-01-01', '2027-12-31'),
    range('2028-01-01', '2028-03-02'),
  ])
  expect(partsOf(range('2028-02-10', '2028-03-02'), 'month')[0]).toEqual(
    range('2028-02-10', '2028-02-29'),
  )
  expect(beginOf(day('2026-11-26'), 'week')).toBe(day('2026-11-23'))
  expect(beginOf(day('2026-11-26'), 'month')).toBe(day('2026-11-26'))
})
