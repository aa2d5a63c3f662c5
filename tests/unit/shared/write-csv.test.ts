import { expect, test } from 'vitest'
import { writeCsv } from '~/features/work-items/write-csv.server'

/** The file of a list of so many rows that gives a thousand of them, as lines. */
const fileOf = (rows: number) => {
  const all = Array.from({ length: rows }, (_, at) => at)
  const text = writeCsv(
    ['Number'],
    (place, size) => {
      const from = place && 'after' in place ? Number(place.after) : 0
      const next = from + size < rows ? String(from + size) : null
      return { rows: all.slice(from, from + size), next }
    },
    (row) => [row],
    1_000,
  )
  return [...text].join('').trimEnd().split('\r\n')
}

test('the file of a list says when it does not hold all of it, and only then', () => {
  expect(fileOf(1_000)).toHaveLength(1_001)
  const cut = fileOf(1_001)
  expect(cut).toHaveLength(1_002)
  expect(cut.at(-1)).toBe(
    '"Only the first 1,000 are in this file. Narrow the list down to get the others."',
  )
})
