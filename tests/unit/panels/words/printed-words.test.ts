import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import { orientations } from '~/panels/types'
import type { WordLinks } from '~/panels/words'
import { describeWords, fieldsOf, type OwnWords } from '~/panels/words'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }

type Asked = { words?: OwnWords; leads?: WordLinks; withPaths?: boolean }

const printed = (panel: string, { withPaths, ...asked }: Asked = {}) =>
  printPage({
    sections: [{ panel, orientation: 'left', color: 'light', ...asked }],
    brand,
    title: 'Home',
    linkTo: (words) => `/by-name/${words.length}`,
    withPaths,
  }).html

const mark = /[\ue000-\uf8ff]/

const cases = panels.map((panel, i) => [panel.id, orientations[i % 3] ?? 'left'] as const)

test.each(cases)(
  '%s is the same page whether or not its words carry their paths',
  (id, orientation) => {
    for (const story of [null, ...storyIds.filter((one) => wordsOf(one, id))]) {
      const section = { panel: id, orientation, color: 'light', story } as const
      const page = { brand, title: 'Home' }
      const plain = printPage({ sections: [section], ...page })
      const led = printPage({ sections: [{ ...section, leads: {} }], ...page })
      const marked = printPage({ sections: [section], ...page, withPaths: true })
      expect(led.html === plain.html && led.css === plain.css).toBe(true)
      expect(marked.html).toContain(' data-words="')
      expect(marked.html.replace(/ data-words="[^"]*"/g, '') === plain.html).toBe(true)
      expect(marked.css === plain.css).toBe(true)
      expect(mark.test(JSON.stringify([led, marked]))).toBe(false)
    }
  },
)

test('words lead where people lead them, and nowhere when that is gone', () => {
  const leads = { button: 'https://example.com/book', secondButton: null }
  const html = printed('hero-scene', { leads })
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/book"/)
  expect(html.match(/href="\/by-name/g) ?? []).toEqual([])
  expect(printed('hero-scene').match(/href="\/by-name/g)).toHaveLength(2)
})

test('a menu leads entry by entry, also where two say the same', () => {
  const html = printed('header-simple', {
    words: { 'menu/d0': 'Same', 'menu/d1': 'Same' },
    leads: { 'menu/d0': '/first', 'menu/d1': '/second' },
  })
  expect(html).toContain('href="/first"')
  expect(html).toContain('href="/second"')
})

test('no page holds an address that is none', () => {
  expect(printed('hero-scene', { leads: { button: 'javascript:alert(1)' } })).not.toMatch(
    /javascript/,
  )
})

test('every field of the form is in the printed page of some orientation', () => {
  const missing = panels.flatMap(({ id }) => {
    const told = [null, ...storyIds.filter((one) => wordsOf(one, id))]
    const pages = told.flatMap((story) =>
      orientations.map((orientation) => {
        const section = { panel: id, orientation, color: 'light', story } as const
        return printPage({ sections: [section], brand, title: 'Home', withPaths: true }).html
      }),
    )
    const carried = [...pages.join('').matchAll(/ data-words="([^"]*)"/g)].map(([, all]) => all)
    const paths = new Set(carried.flatMap((all) => all?.split(' ')))
    return fieldsOf(describeWords(id, null))
      .filter(({ kind, below }) => (kind === 'line' || kind === 'paragraph') && below !== '')
      .filter(({ path }) => !paths.has(path))
      .map(({ path }) => `${id} ${path}`)
  })
  // They are drawn, without a mark.
  const unmarked = /^(contact-booking times|login-card digits)/
  expect(missing.filter((one) => !unmarked.test(one))).toEqual([])
}, 120_000)

test('a button, a tag and a link without words are not drawn', () => {
  const words = { eyebrow: '', button: '', secondButton: '' }
  const html = printed('hero-scene', { words })
  expect(html).not.toContain('href="/by-name')
})
