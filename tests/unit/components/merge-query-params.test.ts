import { expect, test } from 'vitest'
import { mergeQueryParams } from '~/components/ui/merge-query-params'

test.each([
  ['another filter', '', '?type=7', '?flag=late', '?type=7&flag=late'],
  ['a search on a tab that is an address of its own', '', '', '?q=web', '?q=web'],
  ['the same filter', '?type=1', '?type=7', '?type=8', '?type=8'],
  [
    'a search, whose form sends all there is',
    '?tab=all',
    '?tab=all&sort=due',
    '?tab=all&q=web',
    '?tab=all&sort=due&q=web',
  ],
  ['a search that is cleared', '?q=web', '?q=web&sort=due', '?q=', '?sort=due'],
  ['two chips taken off', '?a=1&b=2&c=3', '?b=2&c=3', '?a=1&c=3', '?c=3'],
  ['what stands there already', '?tab=open', '?tab=all', '?tab=open', null],
  [
    'a filter over the next page',
    '?tab=all',
    '?tab=all&after=x',
    '?tab=all&type=7',
    '?tab=all&type=7',
  ],
  ['a filter on the second page, over a search', '?after=x', '?q=web', '?type=7', '?q=web&type=7'],
  ['the next page over a filter', '', '?type=7', '?after=x', '?type=7'],
  ['the next page but one', '?after=x', '?after=y', '?before=w', null],
])('%s counts on top of what is on its way', (_, shown, coming, chosen, both) => {
  expect(mergeQueryParams(shown, coming, chosen)).toBe(both)
})
