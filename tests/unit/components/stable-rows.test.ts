import { expect, test } from 'vitest'
import { stableRows } from '~/routes/work-list/stable-rows'

const page = (ids: string) => [...ids].map((id) => ({ id }))
const held = (kept: string, rows: string, leadsOn: boolean) => {
  const { rows: shown, come, left } = stableRows(page(kept), page(rows), leadsOn)
  return [shown.map(({ id, gone }) => (gone ? `-${id}` : id)).join(''), come, left]
}

test.each([
  ['nothing has changed', 'abcd', 'abcd', true, 'abcd', 0, 0],
  [
    'what comes pushes the last row onto the next page: it has not left',
    'abcd',
    'anbc',
    true,
    'abcd',
    1,
    0,
  ],
  [
    'the same on the last page, which has room: the row has left',
    'abcd',
    'anbc',
    false,
    'abc-d',
    1,
    1,
  ],
  ['a row leaves, the first of the next page moves up', 'abcd', 'acde', true, 'a-bcd', 1, 1],
  ['the last row leaves, the first of the next page moves up', 'abcd', 'abce', true, 'abc-d', 1, 1],
  ['one comes while another leaves', 'abcd', 'nacd', true, 'a-bcd', 1, 1],
  ['all are others now', 'abcd', 'wxyz', true, '-a-b-c-d', 4, 4],
  ['none is left', 'ab', '', false, '-a-b', 0, 2],
])('%s', (_, kept, rows, leadsOn, shown, come, left) => {
  expect(held(kept, rows, leadsOn)).toEqual([shown, come, left])
})
