import { expect, test } from 'vitest'
import {
  anId,
  day,
  defineFilters,
  inUse,
  oneOf,
  search,
  spanOfDays,
} from '~/features/lists/define-filters'
import { queryOf } from '~/map/path-to'

const read = defineFilters({
  q: search(),
  role: oneOf(['client', 'admin'] as const),
  package: anId(),
  from: day(),
})
const nothing = { q: '', role: '', package: '', from: '' }

test('filters are what an address says of them; the rest of it is left out', () => {
  const query = new URLSearchParams('q=+ka%00y+&role=admin&package=p1&from=2026-02-28&after=5_x')
  expect(read(query)).toEqual({ q: 'ka y', role: 'admin', package: 'p1', from: '2026-02-28' })
})

test('a word that a filter does not know is no filter', () => {
  const odd = [
    'q=%20',
    'role=boss',
    'role=constructor',
    'from=2026-99-01',
    'from=2026-02-31',
    'from=x',
    '__proto__=x',
  ]
  for (const query of odd) expect(read(new URLSearchParams(query)), query).toEqual(nothing)
  expect(read(new URLSearchParams({ q: 'x'.repeat(5_000) })).q).toHaveLength(200)
})

test('an address made of filters, and a saved view, are read as they were', () => {
  const filters = { ...nothing, q: 'a&b=c', role: 'client', from: '2026-11-22' } as const
  expect(read(new URLSearchParams(queryOf(filters)))).toEqual(filters)
  const saved = JSON.stringify(inUse(filters))
  expect(saved).toBe('{"q":"a&b=c","role":"client","from":"2026-11-22"}')
  expect(read(JSON.parse(saved))).toEqual(filters)
})

test('a day ends where the next one begins, by the clock of a zone', () => {
  const last = (zone: string) => spanOfDays('2026-12-31', '2026-12-31', zone)
  const at = (text: string) => Date.parse(text)
  expect(last('UTC')).toEqual({ from: at('2026-12-31T00:00Z'), until: at('2027-01-01T00:00Z') })
  expect(last('Asia/Kolkata')).toEqual({
    from: at('2026-12-30T18:30Z'),
    until: at('2026-12-31T18:30Z'),
  })
  // On the day on which clocks are set back it has 25 hours.
  expect(spanOfDays('2026-10-25', '2026-10-25', 'Europe/Berlin')).toEqual({
    from: at('2026-10-24T22:00Z'),
    until: at('2026-10-25T23:00Z'),
  })
  expect(spanOfDays('', '', 'UTC')).toEqual({ from: null, until: null })
})
