import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import type { RenderJob } from '~/panels/render-job'
import { panelSize } from '~/panels/sizes'
import { orientations } from '~/panels/types'
import { describeWords, fieldsOf, type OwnWords } from '~/panels/words'
import { canBeMarked } from '~/panels/words/found'
import { drawPanel, wordPlaces, wordsTooLong } from '~/panels/worker'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }
const variant = { orientation: 'left', color: 'light' } as const
const job = (panelId: string, words?: OwnWords): RenderJob => ({ panelId, variant, brand, words })

test.each(panels.map(({ id }, i) => [id, orientations[i % 3] ?? 'left'] as const))(
  '%s has its words within its drawing',
  async (panelId, orientation) => {
    const places = await wordPlaces({ ...job(panelId), variant: { orientation, color: 'light' } })
    const height = panelSize(panelId, orientation, 'light')?.height ?? 0
    expect(places.length).toBeGreaterThan(0)
    for (const { path, x, y, width, height: tall } of places) {
      expect(x >= 0 && y >= 0 && x + width <= 1440 && y + tall <= height, path).toBe(true)
    }
    const known = new Set(fieldsOf(describeWords(panelId, null)).map(({ path }) => path))
    expect(places.filter(({ path }) => !known.has(path))).toEqual([])
  },
)

test('a word is found where it is drawn, also in an added row', async () => {
  const words: OwnWords = { 'menu/k1#row': { at: 0.5, like: 'd0' }, 'menu/k1': 'Journal' }
  const menu = (await wordPlaces(job('header-simple', words))).filter(({ path }) =>
    path.startsWith('menu'),
  )
  expect(menu.map(({ path }) => path).slice(0, 3)).toEqual(['menu/d0', 'menu/k1', 'menu/d1'])
  const [first, added] = menu
  expect(added?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  expect(added?.y).toBe(first?.y)
})

test('words that fit are not too long, whoever wrote them', async () => {
  const own = { title: 'Prices for everybody', 'plans/d0/price': '€ 9' }
  expect(await wordsTooLong(job('pricing-three-plans'))).toEqual([])
  expect(await wordsTooLong(job('pricing-three-plans', own))).toEqual([])
})

test('words without room are named, and why', async () => {
  const why = async (panelId: string, words: OwnWords) =>
    Object.fromEntries((await wordsTooLong(job(panelId, words))).map((one) => [one.path, one.why]))
  const price = { 'plans/d0/price': '€ 21,000,000.00 and more' }
  expect(await why('pricing-three-plans', price)).toMatchObject({
    'plans/d0/price': expect.stringMatching(/cut|over/),
  })
  expect(await why('pricing-three-plans', { title: 'Word '.repeat(60) })).toMatchObject({
    title: 'lines',
  })
  expect(await why('pricing-three-plans', { title: 'דלת כחולה' })).toEqual({ title: 'letters' })
  expect(await why('pricing-three-plans', { lead: 'Größe\nund Maß' })).toEqual({})
  const row: OwnWords = { 'plans/k1#row': { at: 9, like: 'd1' } }
  expect(await why('pricing-three-plans', row)).toMatchObject({ 'plans/k1/name': 'dropped' })
  const gone: OwnWords = { 'plans/d1#row': { gone: true } }
  expect(await why('pricing-three-plans', gone)).toEqual({})
})

test('a section is as high as its own words need', async () => {
  const own = { title: 'Word '.repeat(60) }
  const [low, high] = [await drawPanel(job('faq-plain')), await drawPanel(job('faq-plain', own))]
  expect(high.height).toBeGreaterThan(low.height)
  expect(high.unsaid).toEqual([])
})

test('every word that can carry a mark is a text', () => {
  const fields = panels.flatMap(({ id }) =>
    fieldsOf(describeWords(id, null)).map((field) => ({ id, field })),
  )
  const choices = fields.filter(({ field }) => field.kind === 'choice')
  expect(choices.length).toBeGreaterThan(100)
  expect(
    choices.filter(({ id, field }) => canBeMarked(id, field.path.replace(/(^|\/)d\d+/g, '$1*'))),
  ).toEqual([])
})
