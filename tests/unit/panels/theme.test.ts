import { describe, expect, it, test } from 'vitest'
import { contrast, reach } from '~/panels/color/contrast'
import { createTheme } from '~/panels/color/create-theme'
import { hexToLch, lchToHex, normalizeHex } from '~/panels/color/oklch'
import { panelColors } from '~/panels/types'

const hostilePalettes = [
  ['#000000', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#ffff00', '#ffff00'],
  ['#39ff14', '#ff00ff'],
  ['#808080', '#7f7f7f'],
  ['#ff0000', '#ff0000'],
  ['#283F97', '#FBBB00'],
  ['#0E5A47', '#FF7A59'],
  ['#00ffff', '#0000ff'],
  ['#0a0033', '#1a0000'],
  ['#fff7e6', '#fffff0'],
  ['#ff5722', '#ffc107'],
  ['#ffe44d', '#fff6c2'],
  ['#ffd100', '#111111'],
  ['#ff6a13', '#1a1a1a'],
  ['#fff6c2', '#ffe44d'],
  ['#a7f3d0', '#065f46'],
  ['#44546a', '#a3adba'],
] as const

describe.each(hostilePalettes)('theme of %s and %s', (primary, secondary) => {
  it.each(panelColors)('keeps the contrast rule in %s', (scheme) => {
    const t = createTheme({ name: 'Norde', primary, secondary }, scheme)
    const grounds = { bg: t.bg, card: t.card }
    for (const [ground, color] of Object.entries(grounds)) {
      for (const text of ['ink', 'muted', 'link', 'eyebrow', 'positive'] as const) {
        expect(contrast(t[text], color), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const mark of ['actionLine', 'mark'] as const) {
        expect(contrast(t[mark], color), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(t.faint, color), `faint on ${ground}`).toBeGreaterThanOrEqual(2.5)
    }
    for (const text of ['ink', 'muted'] as const) {
      expect(contrast(t[text], t.raised), `${text} on raised`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(t[text], t.field), `${text} on field`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(t[text], t.tint), `${text} on tint`).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(t.onAction, t.action), 'button label').toBeGreaterThanOrEqual(4.5)
    expect(contrast(t.onAccent, t.accent), 'accent label').toBeGreaterThanOrEqual(4.5)
    expect(contrast(t.onBadge, t.badge), 'badge label').toBeGreaterThanOrEqual(4.5)
    expect(contrast(t.onTint, t.tint), 'tint label').toBeGreaterThanOrEqual(4.5)
    expect(contrast(t.onDeep, t.deep), 'words on deep').toBeGreaterThanOrEqual(t.bright ? 4.5 : 7)
    expect(contrast(t.onDeepMuted, t.deep), 'muted on deep').toBeGreaterThanOrEqual(4.5)
  })
})

test.each(['#ffe44d', '#ffd100', '#ff6a13', '#a7f3d0'])(
  'a bright primary %s stays what it is on buttons and banners, with dark words',
  (primary) => {
    for (const scheme of panelColors) {
      const t = createTheme({ name: 'Norde', primary, secondary: '#111111' }, scheme)
      expect(t.action, scheme).toBe(primary)
      expect(contrast(t.deep, primary), scheme).toBeLessThan(1.1)
      expect(contrast(t.onDeep, '#000000'), scheme).toBeLessThan(1.6)
    }
  },
)

test('buttons of a dark brand are its secondary on dark panels, where the primary cannot be seen', () => {
  for (const [primary, secondary] of [
    ['#14122b', '#e4572e'],
    ['#0a2540', '#00d4a4'],
    ['#2a1450', '#f2b705'],
  ] as const) {
    const brand = { name: 'Nightjar', primary, secondary }
    const dark = createTheme(brand, 'dark')
    expect(hexToLch(dark.action).h).toBeCloseTo(hexToLch(secondary).h, -1)
    expect(contrast(dark.action, secondary)).toBeLessThan(1.3)
    expect(createTheme(brand, 'light').action).toBe(primary)
  }
})

test('a primary that can be seen on dark panels, or a secondary that cannot, changes nothing there', () => {
  const seen = createTheme({ name: 'Norde', primary: '#4a6ee0', secondary: '#e4572e' }, 'dark')
  expect(contrast(seen.action, '#4a6ee0')).toBeLessThan(1.2)
  const neither = createTheme({ name: 'Norde', primary: '#1a1a5e', secondary: '#300b05' }, 'dark')
  expect(Math.abs(hexToLch(neither.action).h - hexToLch('#1a1a5e').h)).toBeLessThan(20)
})

describe('pictures', () => {
  const skyOf = (primary: string, secondary: string) =>
    hexToLch(createTheme({ name: 'Norde', primary, secondary }, 'light').pictures.sky(0.6))

  it('have a blue sky in any brand', () => {
    for (const primary of ['#c8102e', '#ffd100', '#111111', '#7b2d8b', '#0e5a47', '#283f97']) {
      const { c, h } = skyOf(primary, '#b08d57')
      expect(h, primary).toBeGreaterThan(180)
      expect(h, primary).toBeLessThan(290)
      expect(c, primary).toBeGreaterThan(0.02)
    }
  })

  it('never turn a grey brand to a color', () => {
    const { pictures } = createTheme(
      { name: 'Norde', primary: '#44546a', secondary: '#a3adba' },
      'light',
    )
    expect(hexToLch(pictures.primary(0.5)).c).toBeLessThan(0.06)
    // Neither lilac nor violet: the warm light of any colourless brand.
    expect(hexToLch(pictures.secondary(0.7)).h).toBeLessThan(110)
  })
})

describe('color maths', () => {
  it('returns a color to itself', () => {
    for (const hex of ['#283f97', '#fbbb00', '#ff0000', '#808080', '#0e5a47']) {
      const { l, c, h } = hexToLch(hex)
      expect(lchToHex(l, c, h)).toBe(hex)
    }
  })

  it('accepts short, upper-case and broken values', () => {
    expect(normalizeHex('FA0')).toBe('#ffaa00')
    expect(normalizeHex('#FBBB00')).toBe('#fbbb00')
    expect(normalizeHex('tomato')).toBe('#000000')
  })

  it('darkens yellow to amber, never to olive, and leaves other hues alone', () => {
    const hue = (color: string) => hexToLch(reach(color, ['#ffffff'], 4.5)).h
    for (const yellow of ['#ffd400', '#ffff00', '#fbbb00']) expect(hue(yellow)).toBeLessThan(75)
    expect(hue('#5fc9a8')).toBeCloseTo(hexToLch('#5fc9a8').h, -1)
  })

  it('keeps pictures the same in every scheme', () => {
    const brand = { name: 'Norde', primary: '#283F97', secondary: '#FBBB00' }
    const tones = panelColors.map((color) => createTheme(brand, color).pictures.primary(0.5))
    expect(new Set(tones).size).toBe(1)
  })
})
