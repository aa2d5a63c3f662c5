import { expect, test } from 'vitest'
import {
  afterDay,
  anId,
  day,
  defineFilters,
  inUse,
  oneOf,
  search,
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

test('a day ends where the next one begins', () => {
  expect(afterDay('2026-12-31')).toBe(Date.parse('2027-01-01'))
})
