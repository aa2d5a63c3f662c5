import { expect, test } from 'vitest'
import { placePage, stepPage } from '~/editor/place-page'
import { descendants, flatten, legalParents, pagesNamed, pageTree, selectPage } from '~/editor/tree'
import { randomSource } from './random-page'

const page = (id: string, order: number, parentId: string | null = null, home = false) => ({
  id,
  name: id,
  parentId,
  order,
  home,
  nonNavigation: false,
})
const site = [
  page('contact', 4),
  page('home', 0, null, true),
  page('web', 3, 'services'),
  page('services', 1),
  page('print', 2, 'services'),
  page('books', 5, 'print'),
]
const shown = (pages: ReturnType<typeof page>[]) =>
  flatten(pageTree(pages)).map((p) => `${'-'.repeat(p.depth)}${p.id}`)

test('PAGE-15 pages stand by order, children under their parent', () => {
  expect(shown(site)).toEqual(['home', 'services', '-print', '--books', '-web', 'contact'])
})

test('PAGE-15 no page is lost: an unknown parent or a circle is shown at the top', () => {
  expect(shown([page('a', 0, 'gone'), page('b', 1, 'c'), page('c', 2, 'b')])).toEqual([
    'a',
    'b',
    '-c',
  ])
})

test('PAGE-16 the parent choice leaves out the page and its descendants', () => {
  expect([...descendants(site, 'services')].sort()).toEqual(['books', 'print', 'web'])
  expect(legalParents(site, 'services').map((p) => p.id)).toEqual(['home', 'contact'])
  expect(legalParents(site, null)).toHaveLength(6)
})

test('PROJ-40 the page of the link is selected, else the home page', () => {
  expect(selectPage(site, 'web')?.id).toBe('web')
  expect(selectPage(site, 'gone')?.id).toBe('home')
  expect(selectPage([page('b', 1), page('a', 0)], null)?.id).toBe('a')
  expect(selectPage([], null)).toBeNull()
})

test('PAGE-14 a page goes up, down and to a place under a parent, with its children', () => {
  const up = placePage(site, 'contact', stepPage(site, 'contact', 'up'))
  expect(up).toEqual(['home', 'contact', 'services', 'print', 'books', 'web'])
  const down = placePage(site, 'home', stepPage(site, 'home', 'down'))
  expect(down).toEqual(['services', 'print', 'books', 'web', 'home', 'contact'])
  const nested = placePage(site, 'contact', { parentId: 'print', position: 0 })
  expect(nested).toEqual(['home', 'services', 'print', 'contact', 'books', 'web'])
  const last = placePage(site, 'print', { parentId: null, position: 99 })
  expect(last).toEqual(['home', 'services', 'web', 'contact', 'print', 'books'])
})

test('PAGE-14 at the end of its siblings a page stays', () => {
  const order = flatten(pageTree(site)).map((p) => p.id)
  expect(placePage(site, 'home', stepPage(site, 'home', 'up'))).toEqual(order)
  expect(placePage(site, 'web', stepPage(site, 'web', 'down'))).toEqual(order)
})

test('PAGE-14 no random move loses or doubles a page', () => {
  const random = randomSource(3)
  let pages = Array.from({ length: 20 }, (_, i) => page(`p${i}`, i))
  for (let i = 0; i < 2_000; i++) {
    const moved = pages[Math.floor(random() * 20)] as (typeof pages)[number]
    const parents = [null, ...legalParents(pages, moved.id).map((p) => p.id)]
    const parentId = parents[Math.floor(random() * parents.length)] ?? null
    const ids = placePage(pages, moved.id, { parentId, position: Math.floor(random() * 5) })
    expect([...ids].sort()).toEqual(pages.map((p) => p.id).sort())
    pages = pages.map((p) => ({
      ...p,
      parentId: p.id === moved.id ? parentId : p.parentId,
      order: ids.indexOf(p.id),
    }))
    expect(flatten(pageTree(pages)).map((p) => p.id)).toEqual(ids)
  }
})

test('PAGE-22 the search finds by name, without regard to case', () => {
  const pages = ['Home', 'Our Services', 'Über uns'].map((name) => ({ name }))
  const found = (search: string) => pagesNamed(pages, search).map(({ name }) => name)
  expect(found(' serv ')).toEqual(['Our Services'])
  expect(found('über')).toEqual(['Über uns'])
  expect(found('zebra')).toEqual([])
  expect(found('')).toHaveLength(3)
})
