import { expect, test } from 'vitest'
import { checkBrand } from '~/panels/color/check-brand'
import { contrast, labelOn, lowestContrast } from '~/panels/color/contrast'
import { createTheme } from '~/panels/color/create-theme'
import { hexToLch } from '~/panels/color/oklch'
import { panelColors } from '~/panels/types'
import { randomSource } from '../editor/random-page'

test('a readable pair, and black, white and grey, are not warned of', () => {
  expect(checkBrand({ primary: '#4a6ee0', secondary: '#c97b2b' })).toEqual([])
  expect(checkBrand({ primary: '#000', secondary: '#FFFFFF' })).toEqual([])
  expect(checkBrand({ primary: '#808080', secondary: '#000000' })).toEqual([])
})

test('a pale primary fails on light and grey panels, a deep one on dark panels', () => {
  const [pale] = checkBrand({ primary: '#FFE94A', secondary: '#000000' })
  expect(pale).toMatchObject({ role: 'primary', picked: '#ffe94a' })
  expect(pale?.unreadable.map(({ color }) => color)).toEqual(['grey', 'light'])
  expect(pale?.buttonsKeep).toBe(true)
  const [deep] = checkBrand({ primary: '#1a1a5e', secondary: '#000000' })
  expect(deep?.unreadable.map(({ color }) => color)).toEqual(['dark'])
  expect(deep?.buttonsKeep).toBe(false)
  expect(deep?.unreadable[0]?.ratio).toBeLessThan(3)
})

test('what is reported is what the panels do; the offered shade needs no change and keeps its hue', () => {
  const random = randomSource(7)
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  let warned = 0
  for (let n = 0; n < 60; n++) {
    const colors = { primary: hex(), secondary: hex() }
    for (const report of checkBrand(colors)) {
      warned += 1
      for (const { color, shown } of report.unreadable) {
        const theme = createTheme({ name: '', ...colors }, color)
        expect(shown).toBe(report.role === 'primary' ? theme.mark : theme.accent)
        expect(shown).not.toBe(report.picked)
      }
      const { instead } = report
      if (!instead) continue
      const taken = { ...colors, [report.role]: instead }
      expect(checkBrand(taken).some(({ role }) => role === report.role)).toBe(false)
      for (const color of panelColors) {
        const { bg, card } = createTheme({ name: '', ...taken }, color)
        const least = report.role === 'primary' ? 3 : 1.6
        expect(lowestContrast(instead, [bg, card])).toBeGreaterThanOrEqual(least)
        expect(contrast(labelOn(instead), instead)).toBeGreaterThanOrEqual(4.5)
      }
      const turn = Math.abs(hexToLch(instead).h - hexToLch(report.picked).h)
      expect(Math.min(turn, 360 - turn)).toBeLessThan(60)
    }
  }
  expect(warned).toBeGreaterThan(10)
})
