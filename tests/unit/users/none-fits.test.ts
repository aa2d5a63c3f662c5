import { expect, test } from 'vitest'
import { filtersIn } from '~/routes/admin/users/filters'
import { noneFits } from '~/routes/admin/users/none-fits'

const said = (query: string) => noneFits(filtersIn(new URLSearchParams(query)), [])

test.each([
  ['joined=order', 'by an order'],
  ['seen_from=2026-11-01', 'since nov 1, 2026'],
  ['only=yes', 'in one role only'],
  ['package=0b5d1c1e-1111-4111-8111-111111111111', 'unknown'],
  ['created=30', 'last 30 days'],
])('an empty list of users names every filter: %s', (query, words) => {
  expect(said(query).where.toLowerCase()).toContain(words)
})
