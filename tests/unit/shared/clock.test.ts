import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueAfterPause, dueFrom } from '~/shared/clock'
import { wallTime } from '~/shared/wall-time'

const at = (text: string) => Date.parse(text)
const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  ['2026-11-22T10:00:00.123Z', 5, 'hours', '2026-11-22T15:00:00.123Z'],
  ['2026-11-22T10:00:00.123Z', 3, 'days', '2026-11-25T10:00:00.123Z'],
  ['2026-11-22T10:00:00.000Z', 2, 'weeks', '2026-12-06T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', 3, 'months', '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, 'months', '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 14, 'months', '2028-02-29T23:30:00.000Z'],
] as const)('REQ-17 %s and %i %s are %s', (from, time, unit, due) => {
  expect(iso(dueFrom(at(from), { time, unit }, 'UTC'))).toBe(due)
})

test('REQ-17 days are of the office: the same time of its day across a change of its clocks', () => {
  // On 29 March 2026 Berlin has a day of 23 hours, on 25 October one of 25.
  const spring = dueFrom(at('2026-03-28T09:00:00Z'), { time: 1, unit: 'days' }, 'Europe/Berlin')
  expect(iso(spring)).toBe('2026-03-29T08:00:00.000Z')
  const autumn = dueFrom(at('2026-10-24T08:00:00Z'), { time: 1, unit: 'days' }, 'Europe/Berlin')
  expect(iso(autumn)).toBe('2026-10-25T09:00:00.000Z')
  const hours = dueFrom(at('2026-03-28T09:00:00Z'), { time: 24, unit: 'hours' }, 'Europe/Berlin')
  expect(iso(hours)).toBe('2026-03-29T09:00:00.000Z')
  // 2:30 does not exist there that night.
  const gap = dueFrom(at('2026-03-28T01:30:00Z'), { time: 1, unit: 'days' }, 'Europe/Berlin')
  expect(iso(gap)).toBe('2026-03-29T01:30:00.000Z')
})

test('REQ-17 the month is that of the office: there it may be another day already', () => {
  const due = dueFrom(at('2026-01-30T20:00:00Z'), { time: 1, unit: 'months' }, 'Pacific/Auckland')
  // 31 January, 9:00 there; 28 February, 9:00.
  expect(iso(due)).toBe('2026-02-27T20:00:00.000Z')
})

const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)
const moments = fc.integer({ min: at('2000-01-01'), max: at('2060-01-01') })

test('REQ-17 days and weeks later the clocks show the same, save where they skip it', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 400 }), zones, (from, time, zone) => {
      const due = dueFrom(from, { time, unit: 'days' }, zone)
      const day = 24 * 60 * 60 * 1000
      const off = wallTime(due, zone) - (wallTime(from, zone) + time * day)
      expect(off === 0 || (off > 0 && off <= 60 * 60 * 1000)).toBe(true)
      expect(due).toBeGreaterThan(from)
    }),
    { numRuns: 500 },
  )
})

test('REQ-46 a pause moves the due date by exactly as long as it lasted', () => {
  expect(dueAfterPause(10_000, 2_000, 5_500)).toBe(13_500)
})
