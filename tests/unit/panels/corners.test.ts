import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { cornerOf, withCorners } from '~/panels/dress/corners'
import { type Dress, dressOf } from '~/panels/dress/dress'
import { printPage } from '~/panels/html'
import { findPanel, panels } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { evaluate } from '~/panels/tree/evaluate'
import { nodesIn, type TreeNode } from '~/panels/tree/node'
import { type Corners, cornerChoices, orientations } from '~/panels/types'

const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }
const square = { ...brand, corners: 'square' as const }

test('cards, buttons and pictures lose their corners, faces, dots and pills keep them', () => {
  const radii = (style: Record<string, unknown>) =>
    cornerChoices.map((corners) => withCorners(style, corners))
  expect(radii({ borderRadius: 12, height: 50 }).map((one) => one.borderRadius)).toEqual([2, 6, 12])
  expect(radii({ borderRadius: 24 }).map((one) => one.borderRadius)).toEqual([2, 12, 24])
  for (const round of [
    { borderRadius: 20, width: 40, height: 40 },
    { borderRadius: 3, height: 6 },
    { borderRadius: 99 },
    { borderRadius: '50%' },
  ]) {
    expect(radii(round)).toEqual([round, round, round])
  }
  expect(radii({ borderRadius: '28px 28px 0 0' })[0]?.borderRadius).toBe('2px 2px 0 0')
  expect(radii({ borderBottomLeftRadius: 17 })[1]?.borderBottomLeftRadius).toBe(8.5)
  expect(cornerChoices.map((corners) => cornerOf(0, corners))).toEqual([0, 0, 0])
})

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...nodesIn(node).flatMap(nodesOf)]

const cases = panels.flatMap((panel) => orientations.map((o) => [panel.id, o, panel] as const))

test.each(cases)('%s, %s, has square corners in a brand that wants them', (_id, o, panel) => {
  const t = createTheme(square, 'grey')
  const drawn = (dress?: Dress) =>
    nodesOf(evaluate(panel.render({ t, o, content: panel.content }), dress))
  const [round, all] = [drawn(), drawn(dressOf(square))]
  expect(all).toHaveLength(round.length)
  for (const [i, { style, screen }] of all.entries()) {
    const { borderRadius: radius, width, height } = style
    if (screen) expect(screen).toEqual(round[i]?.screen)
    if (typeof radius === 'string') expect(radius).toMatch(/^([0-2]px|0|50%)( ([0-2]px|0))*$/)
    if (typeof radius !== 'number' || radius <= 2 || radius >= 90) continue
    const side = Math.min(Number(width ?? 999), Number(height ?? 999))
    expect(radius, JSON.stringify(style)).toBeGreaterThanOrEqual(side / 2 - 1)
  }
})

test('a drawing has the corners of its brand, and is as high', async () => {
  const variant = { orientation: 'left', color: 'grey' } as const
  for (const id of ['features-bento', 'pricing-three-plans', 'hero-scene']) {
    const panel = findPanel(id)
    const [round, plain, other] = [
      await renderPanel(id, variant, { ...brand, corners: 'round' }),
      await renderPanel(id, variant, brand),
      await renderPanel(id, variant, square),
    ]
    expect(plain).toEqual(round)
    expect(other.svg).not.toBe(plain.svg)
    expect(other.height, panel?.name).toBe(plain.height)
  }
})

test('a printed page has them too, also in the bar of phones', () => {
  const sections = [
    { panel: 'header-simple', orientation: 'left', color: 'light' },
    { panel: 'pricing-three-plans', orientation: 'left', color: 'light' },
  ] as const
  const cssIn = (corners?: Corners) =>
    printPage({ sections, brand: { ...brand, corners }, title: 'Prices' }).css
  expect(cssIn('round')).toBe(cssIn())
  expect(cssIn()).not.toContain('--corner:')
  expect(cssIn('square')).toContain('--corner:2px')
  expect(cssIn()).toMatch(/border-radius:20px/)
  expect(cssIn('square')).not.toMatch(/border-radius:(12|20)px/)
  expect(cssIn('soft')).toMatch(/border-radius:10px/)
})
