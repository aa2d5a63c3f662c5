import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { factsOfPages } from '~/features/project-base/facts-of-pages'
import type { DrawnFacts } from '~/panels/facts/facts'
import { pageRowId } from '~/panels/facts/menus'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'
import { orientations } from '~/panels/types'
import { contentWith, linksOf, type OwnWords } from '~/panels/words'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const row = (n: number, name: string, parent?: number) => ({
  ...{ id: id(n), name, parentId: parent === undefined ? null : id(parent), order: n },
  ...{ home: n === 0, nonNavigation: false },
})
const facts: DrawnFacts = factsOfPages([
  row(0, 'Home'),
  ...Array.from({ length: 60 }, (_, i) => row(i + 1, `Page ${i + 1}`)),
])
const path = (n: number) => `menu/${pageRowId(id(n))}`
const menuOf = (facts: DrawnFacts, own: OwnWords = {}) =>
  (contentWith('header-simple', null, own, facts) as { menu: string[] }).menu

const headers = panels.filter(({ category }) => category === 'header').map(({ id }) => id)

function printed(panel: string, orientation: (typeof orientations)[number], words?: OwnWords) {
  const leads = linksOf(panel, { story: null, facts }, words ?? {}, (page) => `#${page}`)
  const section = {
    panel,
    orientation,
    color: 'light',
    facts,
    leads,
    ...(words && { words }),
  } as const
  const brand = { name: 'Tidewater', primary: '#1f4d46', secondary: '#f2a488' }
  const { document } = new Window()
  document.write(printPage({ sections: [section], brand, title: 'x' }).html)
  return document
}

describe.each(headers)('sixty pages of the top level in %s', (panel) => {
  test.each(orientations)('are all reached, %s, in the bar and on phones', (orientation) => {
    const document = printed(panel, orientation)
    for (const part of ['.wide', '.phone']) {
      const links = [...document.querySelectorAll(`header ${part} a[href^="#0190"]`)]
      const led = new Set(links.map((link) => link.getAttribute('href')))
      expect([part, led.size]).toEqual([part, 60])
      const opened = [...document.querySelectorAll(`header ${part} details`)].at(-1)
      expect(opened?.querySelector('summary')?.textContent).toBe('More')
      expect(opened?.textContent).toContain('Page 60')
    }
  })
})

describe('the row for the rest of a menu', () => {
  const fewer = (count: number) =>
    factsOfPages(Array.from({ length: count }, (_, i) => row(i, `P${i}`)))

  test('is there where pages are left out, and goes where people made room', () => {
    expect(menuOf(facts).at(-1)).toBe('More')
    expect(menuOf(fewer(5))).toEqual(['P1', 'P2', 'P3', 'P4'])
    const many = fewer(13)
    const drawn = menuOf(many)
    expect(drawn.at(-1)).toBe('More')
    const gone = drawn
      .slice(0, -1)
      .map((_, i): [string, { gone: true }] => [`${path(i + 1)}#row`, { gone: true }])
    const after = menuOf(many, Object.fromEntries(gone))
    expect(after).toEqual(
      Array.from({ length: 12 - gone.length }, (_, i) => `P${i + 1 + gone.length}`),
    )
  })

  test('says what people call it, and a page in it what they call that', () => {
    const words = { 'menu/rest': 'All pages', [path(60)]: 'The last one' }
    expect(menuOf(facts, words).at(-1)).toBe('All pages')
    const document = printed('header-simple', 'left', words)
    const rest = document.querySelector('.wide details')
    expect(rest?.querySelector('summary')?.textContent).toBe('All pages')
    expect(rest?.querySelector(`a[href="#${id(60)}"]`)?.textContent).toBe('The last one')
  })
})

test('of more pages than that menus list the first, and of each of twenty those below it', () => {
  const rows = Array.from({ length: 200 }, (_, i) => row(i, `P${i}`))
  const below = Array.from({ length: 40 }, (_, i) => [row(300 + i, 'A', 1), row(400 + i, 'B', 30)])
  const { pages = [] } = factsOfPages([...rows, ...below.flat()])
  expect(pages).toHaveLength(60)
  expect(pages.find(({ name }) => name === 'P1')?.children).toHaveLength(20)
  expect(pages.find(({ name }) => name === 'P30')?.children).toEqual([])
})
