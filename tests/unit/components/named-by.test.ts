import { expect, test } from 'vitest'
import { matchNames } from '~/components/work/match-names'

const people = ['Nadia Hollis', 'Elif Varga', 'Anna Nad'].map((name) => ({ id: name, name }))

test.each([
  ['', ['Nadia Hollis', 'Elif Varga', 'Anna Nad']],
  ['Na', ['Nadia Hollis', 'Anna Nad']],
  ['var', ['Elif Varga']],
  ['nadia h', ['Nadia Hollis']],
  ['adia', []],
  [' ', []],
  ['Nadia Hollis ', []],
])('REQ-57 “@%s” names %j', (typed, names) => {
  expect(matchNames(typed, people).map(({ name }) => name)).toEqual(names)
})

test('nobody is named by what is not seen', () => {
  for (const typed of ['\u200b', '\ufe0f', '\u00ad']) {
    expect(matchNames(typed, [{ name: 'Elif Varga' }])).toEqual([])
  }
})
