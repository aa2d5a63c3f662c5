import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '~/panels/categories'
import { panels } from '~/panels/library'
import { drawPanel, renderPanel } from '~/panels/render'
import {
  type Brand,
  type Orientation,
  orientations,
  type PanelColor,
  panelColors,
} from '~/panels/types'
import { type Drawn, difference, ground, pairs } from './difference'
import { overflowingTexts } from './overflow'

const name = 'Marlow & Pine'
const brands: Brand[] = [
  { name, primary: '#0E5A47', secondary: '#FF7A59' },
  { name, primary: '#000000', secondary: '#000000' },
]
const longName = 'Wolfgang Amadeus Hausmann & Sons International Woodworking Company'
const [brand] = brands as [Brand]

describe('categories', () => {
  it('have exactly one header and one footer', () => {
    expect(categories).toHaveLength(24)
    expect(categories.filter(({ header }) => header)).toHaveLength(1)
    expect(categories.filter(({ footer }) => footer)).toHaveLength(1)
  })
})

describe('the library', () => {
  it('has unique kebab-case ids and known categories', () => {
    const ids = panels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const known = new Set<string>(categories.map(({ id }) => id))
    for (const { id, category, columns } of panels) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(known.has(category), id).toBe(true)
      expect(columns).toBeGreaterThanOrEqual(1)
      expect(columns).toBeLessThanOrEqual(8)
    }
  })

  it('refuses unknown panels', async () => {
    await expect(
      renderPanel('no-such-panel', { orientation: 'left', color: 'dark' }, brand),
    ).rejects.toThrow('no-such-panel')
  })
})

/** Every panel, in one of two brands. */
const dressed = panels.map((panel, i) => ({ panel, brand: brands[i % 2] ?? brand, column: i % 3 }))

describe.each(dressed)('$panel.id', ({ panel, brand, column }) => {
  /** A row of colors for each orientation. */
  let nine: Drawn[][]
  beforeAll(async () => {
    const draw = (orientation: Orientation, color: PanelColor) =>
      drawPanel(panel, { orientation, color, brand })
    nine = await Promise.all(
      orientations.map((each) => Promise.all(panelColors.map((color) => draw(each, color)))),
    )
  })
  afterAll(() => {
    nine = []
  })
  const drawnAs = (orientation: Orientation, color: PanelColor) => {
    const drawn = nine[orientations.indexOf(orientation)]?.[panelColors.indexOf(color)]
    if (!drawn) throw new Error('not drawn')
    return drawn
  }

  it('PANEL-27 renders nine clean variants in which nothing overflows', async () => {
    for (const orientation of orientations) {
      for (const color of panelColors) {
        const { svg, width, height } = drawnAs(orientation, color)
        const label = `${orientation} ${color}`
        expect(width).toBe(1440)
        expect(svg, label).toMatch(/^<svg[^>]* width="1440"/)
        expect(height, label).toBeGreaterThan(30)
        expect(svg, label).not.toMatch(/<script|<foreignObject|javascript:/i)
        // A tile begins again at some scales and shows as a line; gradients are painted directly.
        expect(svg, label).not.toContain('<pattern')
        // In this very spelling: an id may happen to contain `nan`.
        expect(svg, label).not.toMatch(/NaN|undefined/)
        expect(svg, label).not.toMatch(/href="(?!data:image\/(?:png|jpeg|gif);|#)/)
        if (panel.bleeds) continue
        expect(await overflowingTexts(panel, brand, { orientation, color }), label).toEqual([])
      }
    }
  })

  // Someone presses a color or an orientation in the editor: something has to happen.
  it('PANEL-27 has nine pictures', async () => {
    for (const [row, colors] of nine.entries()) {
      for (const [a, b] of pairs(colors)) {
        if (ground(a) !== ground(b)) continue
        expect(await difference(a, b), `colours of ${orientations[row]}`).toBeGreaterThan(0.06)
      }
    }
    for (const [a, b] of pairs(nine.flatMap((colors) => colors[column] ?? []))) {
      expect(await difference(a, b), `orientations in ${panelColors[column]}`).toBeGreaterThan(0.03)
    }
  })

  it('is the same each time and keeps its ids apart', async () => {
    const { svg } = drawnAs('left', 'light')
    const again = await renderPanel(panel.id, { orientation: 'left', color: 'light' }, brand)
    expect(again.svg).toBe(svg)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('says truthfully whether it draws the name, and fits a long one', async () => {
    const renamed: Brand = { ...brand, name: longName }
    for (const orientation of orientations) {
      const variant = { orientation, color: 'light' } as const
      const { svg } = await drawPanel(panel, { ...variant, brand: renamed })
      expect(svg !== drawnAs(orientation, 'light').svg, orientation).toBe(panel.usesBrandName)
      if (panel.bleeds) continue
      expect(await overflowingTexts(panel, renamed, variant), orientation).toEqual([])
    }
  })
})
