import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { mergeContent } from '~/panels/content'
import { dressOf } from '~/panels/dress/dress'
import { faces } from '~/panels/dress/faces'
import { printPage } from '~/panels/html'
import { findPanel, panels } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { type Layout, layOut } from '~/panels/render/lay-out'
import { overflowingNodes, wordsOutside } from '~/panels/render/overflow'
import { panelSize } from '~/panels/sizes'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import { evaluate } from '~/panels/tree/evaluate'
import { nodesIn, type TreeNode, wordsIn } from '~/panels/tree/node'
import { type Orientation, orientations, type Typeface, typefaceChoices } from '~/panels/types'
import { websiteFonts } from '~/platform/pictures/website-fonts'

const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }
const others = typefaceChoices.filter((one) => one !== 'modern')

/** With `TYPEFACES=all` each panel in each typeface, orientation and story; else one of each. */
const all = process.env.TYPEFACES === 'all'

const cases = panels.flatMap((panel, i) => {
  const stories = [null, ...storyIds.filter((story) => wordsOf(story, panel.id))]
  const of = <T>(list: readonly T[]) => (all ? list : list.slice(i % list.length).slice(0, 1))
  return of(stories).flatMap((story) =>
    of(others).flatMap((typeface) =>
      of(orientations).map((o): [string, Typeface, Orientation, typeof story] => [
        panel.id,
        typeface,
        o,
        story,
      ]),
    ),
  )
})

const cut = (layout: Layout) => [
  ...wordsOutside(layout),
  ...overflowingNodes(layout).map(({ text }) => text),
  ...layout.nodes.flatMap(({ text }) => (text.endsWith('…') ? text : [])),
]

test.each(cases)(
  '%s, %s, %s, in the story %s has room for its titles',
  async (id, typeface, orientation, story) => {
    const panel = findPanel(id)
    if (!panel) throw new Error('no panel')
    const content = mergeContent(panel.content, wordsOf(story ?? undefined, id))
    const variant = { orientation, color: 'light' } as const
    const drawn = await layOut(panel, variant, { ...brand, typeface }, content)
    const size = panelSize(id, orientation, 'light', { story, typeface })
    expect(drawn.height, 'run scripts/panel-sizes.ts --typefaces').toBe(size?.height)
    if (panel.bleeds) return
    const modern = new Set(cut(await layOut(panel, variant, brand, content)))
    expect(cut(drawn).filter((text) => !modern.has(text))).toEqual([])
  },
)

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...nodesIn(node).flatMap(nodesOf)]

test('titles, prices and the name of the business are in the face, all else and drawn screens are in Inter', () => {
  const written = (id: string, typeface: Typeface) => {
    const panel = findPanel(id)
    const t = createTheme({ ...brand, typeface }, 'light')
    const root = panel?.render({ t, o: 'left', content: panel.content })
    return nodesOf(evaluate(root, dressOf(t.brand)))
      .filter(({ style }) => style.fontFamily === faces.editorial.family)
      .map(wordsIn)
  }
  expect(written('pricing-three-plans', 'editorial')).toEqual([
    'Simple plans, no surprises',
    ...['Studio', '$24', 'Solo', '$0', 'Company', '$79'],
  ])
  expect(written('header-simple', 'editorial')).toEqual(['Panelry'])
  expect(written('header-simple', 'modern')).toEqual([])
})

test('a modern brand is drawn as before, and letters that a face lacks are those of Inter', async () => {
  const draw = async (typeface?: Typeface, title = 'Kept') => {
    const variant = { orientation: 'left', color: 'light' } as const
    return (await renderPanel('hero-scene', variant, { ...brand, typeface }, { title })).svg
  }
  expect(await draw('modern')).toBe(await draw())
  for (const typeface of others) {
    expect(await draw(typeface)).not.toBe(await draw())
    // A box in place of a letter would be the same for both.
    expect(await draw(typeface, 'Ж')).not.toBe(await draw(typeface, 'Ψ'))
  }
})

test('a printed page loads the face and names it before Inter', () => {
  const sections = [
    { panel: 'header-simple', orientation: 'left', color: 'light' },
    { panel: 'pricing-three-plans', orientation: 'left', color: 'light' },
  ] as const
  const cssIn = (typeface?: Typeface) =>
    printPage({
      ...{ sections, title: 'Prices', font: '/inter.woff2', titleFont: '/other.woff2' },
      brand: { ...brand, typeface },
    }).css
  expect(cssIn('modern')).toBe(cssIn())
  expect(cssIn()).not.toMatch(/other\.woff2|font-family:Newsreader/)
  const css = cssIn('editorial')
  expect(css).toContain('@font-face{font-family:Newsreader;src:url("/other.woff2")')
  expect(css).toContain('@font-face{font-family:Inter;src:url("/inter.woff2")')
  expect(css).toContain('font-family:Newsreader,Inter,"Inter fallback",serif')
})

test('a website that is taken home has the letters of both', async () => {
  const families = async (typeface?: Typeface) =>
    (await websiteFonts({ letters: 'Añž', typeface })).map(({ family, part }) => [family, part])
  const inter = [
    ['Inter', 'latin'],
    ['Inter', 'latin-ext'],
  ]
  expect(await families()).toEqual(inter)
  expect(await families('friendly')).toEqual([
    ...inter,
    ['Fraunces', 'latin'],
    ['Fraunces', 'latin-ext'],
  ])
})
