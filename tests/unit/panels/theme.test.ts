import { describe, expect, it } from 'vitest'
import { contrast } from '~/panels/color/contrast'
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
] as const

describe.each(hostilePalettes)('theme of %s and %s', (primary, secondary) => {
  it.each(panelColors)('keeps the contrast rule in %s', (scheme) => {
    const t = createTheme({ name: 'Norde', primary, secondary }, scheme)
    const grounds = { bg: t.bg, card: t.card }
    for (const [ground, color] of Object.entries(grounds)) {
      for (const text of ['ink', 'muted', 'link', 'eyebrow', 'positive'] as const) {
        expect(contrast(t[text], color), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(t.action, color), `action on ${ground}`).toBeGreaterThanOrEqual(3)
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
    expect(contrast('#ffffff', t.deep), 'white on deep').toBeGreaterThanOrEqual(7)
    expect(contrast(t.onDeepMuted, t.deep), 'muted on deep').toBeGreaterThanOrEqual(4.5)
  })
})

describe('colour maths', () => {
  it('returns a colour to itself', () => {
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
    const hue = (primary: string) =>
      hexToLch(createTheme({ name: 'Norde', primary, secondary: '#111111' }, 'light').deep).h
    for (const yellow of ['#ffd400', '#ffff00', '#fbbb00']) expect(hue(yellow)).toBeLessThan(75)
    expect(hue('#0e5a47')).toBeCloseTo(hexToLch('#0e5a47').h, -1)
  })

  it('keeps pictures the same in every scheme', () => {
    const brand = { name: 'Norde', primary: '#283F97', secondary: '#FBBB00' }
    const tones = panelColors.map((color) => createTheme(brand, color).pictures.primary(0.5))
    expect(new Set(tones).size).toBe(1)
  })
})
