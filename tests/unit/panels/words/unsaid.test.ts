import { expect, test, vi } from 'vitest'
import { findPanel } from '~/panels/library'
import type { Orientation } from '~/panels/types'
import { unsaidIn } from '~/panels/unsaid-words'
import { describeWords, type OwnWords } from '~/panels/words'

function unsaid(panelId: string, orientation: Orientation, words: OwnWords = {}) {
  const { parts } = describeWords(panelId, null, words, orientation)
  return [...unsaidIn(parts, { panelId, orientation, story: null, words, facts: null })]
}

test('a row beyond those that an orientation draws is not shown there, with all its fields', () => {
  expect(unsaid('product-reviews', 'left')).toEqual([])
  const found = unsaid('product-reviews', 'center')
  for (const path of ['list/d3', 'list/d3/name', 'list/d3/text']) expect(found).toContain(path)
  expect(found).not.toContain('list/d2')
})

test('another row is the one that is not shown when rows are moved or removed', () => {
  const moved = unsaid('product-reviews', 'center', { 'list/d3#row': { at: 0.5 } })
  expect(moved).toContain('list/d2')
  expect(moved).not.toContain('list/d3')
  expect(unsaid('product-reviews', 'center', { 'list/d0#row': { gone: true } })).toEqual([])
})

test('single texts and whole lists of other orientations are not shown', () => {
  expect(unsaid('hero-collage', 'left')).toEqual(['sofa/name', 'sofa/price'])
  expect(unsaid('hero-collage', 'center')).toEqual(['vase/name', 'vase/price'])
  expect(unsaid('hero-form', 'center')).toContain('points')
})

test('an empty text goes with those that other orientations show, one that would be shown stays', () => {
  const empty = unsaid('location-hours', 'center')
  expect(empty).toContain('days/d1/note')
  expect(unsaid('location-hours', 'left')).not.toContain('days/d1/note')
  expect(unsaid('hero-collage', 'left', { 'sofa/name': '' })).toContain('sofa/name')
  expect(unsaid('hero-collage', 'left', { 'vase/name': '' })).not.toContain('vase/name')
})

test('a face goes with its texts where none of them is shown', () => {
  expect(unsaid('hero-product-window', 'right')).toContain('window/user/person')
  expect(unsaid('hero-product-window', 'left')).not.toContain('window/user/person')
})

test('what is behind a tab, in a closed answer or only on phones is shown', () => {
  expect(unsaid('faq-side-title', 'left')).toEqual([])
  expect(unsaid('features-tabs', 'left')).toEqual([])
  expect(unsaid('team-founders', 'left')).toEqual([])
})

test('of very many texts nothing is said: to look at them would keep others waiting', () => {
  const rows = Array.from({ length: 250 }, (_, i): [string, OwnWords[string]][] => [
    [`list/k${i}#row`, { at: 10 + i, like: 'd0' }],
    [`list/k${i}/name`, 'Lind'],
  ])
  expect(unsaid('product-reviews', 'center', Object.fromEntries(rows.flat()))).toEqual([])
})

test('of a panel that cannot draw its words nothing is said', () => {
  const panel = findPanel('hero-form')
  if (!panel) throw new Error('no panel')
  const render = vi.spyOn(panel, 'render').mockImplementation(() => {
    throw new Error('more rows than it draws')
  })
  expect(unsaid('hero-form', 'center')).toEqual([])
  expect(render).toHaveBeenCalled()
  render.mockRestore()
})
