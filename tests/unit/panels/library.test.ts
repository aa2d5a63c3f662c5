import { describe, expect, it } from 'vitest'
import { categories } from '~/panels/categories'
import { panels } from '~/panels/library'
import { drawPanel, renderPanel } from '~/panels/render'
import { type Brand, orientations, panelColors } from '~/panels/types'
import { overflowingTexts } from './overflow'

const brand: Brand = { name: 'Marlow & Pine', primary: '#0E5A47', secondary: '#FF7A59' }
const black: Brand = { name: 'Norde', primary: '#000000', secondary: '#000000' }
const longName: Brand = {
  ...brand,
  name: 'Wolfgang Amadeus Hausmann & Sons International Woodworking Company',
}

const variants = orientations.flatMap((orientation) =>
  panelColors.map((color) => ({ orientation, color })),
)

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

describe.each(panels)('$id', (panel) => {
  it('PANEL-27 renders nine clean variants in which nothing overflows', async () => {
    for (const variant of variants) {
      const drawn = variant.color === 'grey' ? black : brand
      const { svg, width, height } = await drawPanel(panel, { ...variant, brand: drawn })
      const label = `${variant.orientation} ${variant.color}`
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
      expect(await overflowingTexts(panel, drawn, variant), label).toEqual([])
    }
  })

  it('is the same each time and keeps its ids apart', async () => {
    const variant = { orientation: 'left', color: 'light' } as const
    const once = await renderPanel(panel.id, variant, brand)
    const again = await renderPanel(panel.id, variant, brand)
    expect(again.svg).toBe(once.svg)
    const ids = [...once.svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...once.svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('says truthfully whether it draws the name, and fits a long one', async () => {
    for (const orientation of orientations) {
      const variant = { orientation, color: 'light' } as const
      const first = await drawPanel(panel, { ...variant, brand })
      const second = await drawPanel(panel, { ...variant, brand: longName })
      expect(second.svg !== first.svg, orientation).toBe(panel.usesBrandName)
      if (panel.bleeds) continue
      expect(await overflowingTexts(panel, longName, variant), orientation).toEqual([])
    }
  })
})
