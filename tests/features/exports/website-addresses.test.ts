import { expect, test } from 'vitest'
import { pageTree } from '~/editor/tree'
import { addressOf, pageAddresses, wayUp } from '~/features/exports/website/addresses'

type Given = { id: string; name: string; parentId?: string; home?: boolean; isLost?: boolean }

const placed = (given: readonly Given[]) => {
  const rows = given.map((page, order) => ({
    ...{ parentId: null, home: false, isLost: false, nonNavigation: false, order },
    ...page,
  }))
  return pageAddresses(pageTree(rows))
}

test.each([
  ['Über uns', 'uber-uns'],
  ['Straße & Łódź', 'strasse-and-lodz'],
  ['日本語 メニュー', '日本語-メニュー'],
  ['Ёлка', 'ёлка'],
  ['हिन्दी', 'हिन्दी'],
  ['한국어', '한국어'],
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'page'],
  ['  ', 'page'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['🍕', 'page'],
  ['a\u0000b\u202Ec', 'a-b-c'],
])('the page %j is found at %s', (name, address) => {
  expect(addressOf(name)).toBe(address)
})

test('an address keeps sixty letters, none of them cut in half', () => {
  expect(addressOf('x'.repeat(80))).toBe('x'.repeat(60))
  expect(addressOf('😀𠮷'.repeat(80))).toBe('𠮷-'.repeat(30).slice(0, -1))
  expect(addressOf(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59))
})

test('home is index, children lie below their parent and those of home beside it', () => {
  const pages = placed([
    { id: 'home', name: 'Start', home: true },
    { id: 'news', name: 'News', parentId: 'home' },
    { id: 'about', name: 'Über uns' },
    { id: 'team', name: 'Team', parentId: 'about' },
    { id: 'lost', name: 'Oops', isLost: true },
  ])
  expect(Object.fromEntries(pages)).toEqual({
    ...{ home: 'index', news: 'news', about: 'uber-uns', team: 'uber-uns/team', lost: '404' },
  })
  expect([wayUp('index'), wayUp('uber-uns/team')]).toEqual(['', '../'])
})

test('a second page of a name gets a number, and so does one whose name is taken by files or Windows', () => {
  const names = ['Team', 'team', 'TEAM!', 'Index', '404', 'img', 'con', 'COM1', 'nul', 'team 2']
  const pages = placed(names.map((name) => ({ id: name, name })))
  expect([...pages.values()]).toEqual([
    ...['team', 'team-2', 'team-3', 'index-2', '404-2', 'img-2', 'con-2', 'com1-2', 'nul-2'],
    'team-2-2',
  ])
  const below = placed([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'Con', parentId: 'a' },
  ])
  expect(below.get('b')).toBe('a/con-2')
})

test('twelve levels of long names stay short enough for every disk', () => {
  const levels = Array.from({ length: 12 }, (_, n) => ({
    id: String(n),
    name: `${'Very long name of a page '.repeat(4)}${n}`,
    ...(n > 0 && { parentId: String(n - 1) }),
  }))
  const pages = [...placed(levels).values()]
  expect(pages.at(-1)?.split('/')).toHaveLength(12)
  expect(Math.max(...pages.map((path) => path.length))).toBeLessThan(220)
})
