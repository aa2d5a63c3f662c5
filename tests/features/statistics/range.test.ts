import { expect, test } from 'vitest'
import { rangeIn } from '~/features/statistics/range'
import { statisticsMessages as say } from '~/messages/statistics'
import { parseTimestamp } from '~/shared/timestamp'
import { dayWord } from '~/shared/utc-days'

const now = Date.parse('2026-11-22T20:00:00Z')
const read = (query: string) => {
  const { days, preset, errors } = rangeIn(new URLSearchParams(query), now)
  return { from: dayWord(days.from), to: dayWord(days.to), preset, errors }
}
const lastSixty = { from: '2026-09-24', to: '2026-11-22', preset: '60', errors: null }

test('STAT-03 the last sixty days, unless an address says otherwise', () => {
  expect(read('')).toEqual(lastSixty)
  expect(read('last=30')).toMatchObject({ from: '2026-10-24', to: '2026-11-22', preset: '30' })
  expect(read('last=12m')).toMatchObject({ from: '2025-11-23', to: '2026-11-22', preset: '12m' })
  expect(read('last=7000')).toEqual(lastSixty)
  expect(read('from=2026-11-01&to=2026-11-07')).toEqual({
    from: '2026-11-01',
    to: '2026-11-07',
    preset: null,
    errors: null,
  })
  expect(read('to=2026-11-07')).toMatchObject({ from: '2026-09-09', to: '2026-11-07' })
  expect(read('from=2026-11-22')).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
  expect(read('from=2026-09-24&to=2026-11-22')).toEqual(lastSixty)
})

test('STAT-03 as of a moment that is past the range ends with its day', () => {
  expect(read('at=2026-11-01T09:30')).toMatchObject({ from: '2026-09-03', to: '2026-11-01' })
  expect(read('at=2026-11-01&last=30')).toMatchObject({ from: '2026-10-03', to: '2026-11-01' })
})

test('STAT-03 what cannot be answered has a sentence', () => {
  const refused: Record<string, object> = {
    'from=2026-11-22&to=2026-11-01': { from: say.turnedRound },
    'from=1726-11-22&to=2026-11-22': { from: say.tooLong },
    'from=2026-02-30': { from: say.noDay },
    'from=abc&to=99': { from: say.noDay, to: say.noDay },
    'from=2026-11-23': { from: say.dayAhead },
    'to=2326-11-22': { to: say.noDay },
    'at=2026-11-22T20:01': { to: say.momentAhead },
    'at=yesterday': { to: say.noMoment },
  }
  for (const [query, errors] of Object.entries(refused)) {
    expect(read(query), query).toMatchObject({ errors })
  }
})

test('a moment of an address is in UTC, of a day its end; what the calendar does not have is none', () => {
  expect(parseTimestamp('2026-11-22T09:30', 'UTC')).toBe(Date.parse('2026-11-22T09:30:00Z'))
  expect(parseTimestamp('2026-11-22 09:30:05', 'UTC')).toBe(Date.parse('2026-11-22T09:30:05Z'))
  expect(parseTimestamp('2026-11-22T09:30:00.123Z', 'UTC')).toBe(
    Date.parse('2026-11-22T09:30:00.123Z'),
  )
  expect(parseTimestamp('2026-11-22T09:30+02:00', 'UTC')).toBe(Date.parse('2026-11-22T07:30:00Z'))
  expect(parseTimestamp('2026-11-22', 'UTC')).toBe(Date.parse('2026-11-23T00:00:00Z') - 1)
  for (const word of [
    '',
    'x',
    '2026-02-30',
    '2026-02-30T10:00',
    '2026-11-22T25:00',
    '1763712000000',
  ])
    expect(parseTimestamp(word, 'UTC'), word).toBeNull()
})
