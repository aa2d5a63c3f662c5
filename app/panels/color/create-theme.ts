import type { Brand, PanelColor } from '../types'
import { contrast, labelled, labelOn, lowestContrast, reach } from './contrast'
import {
  createNeutral,
  isColourless,
  type Neutral,
  type NeutralColors,
  neutralsFor,
} from './neutrals'
import { alpha, hexToLch, type Lch, lchToHex, mix, normalizeHex } from './oklch'
import { createPicturePalette } from './picture-palette'
import type { Theme } from './theme'
import { warmYellow } from './warm-yellow'

type Base = NeutralColors & { dark: boolean; mono: boolean; neutral: Neutral }

/** Primary acts: buttons and links. A colourless primary that vanishes inverts. */
function actionColors(primary: string, base: Base) {
  const grounds = [base.bg, base.card]
  const vanishes = (ratio: number) => base.mono && lowestContrast(primary, grounds) < ratio
  const inverted = base.dark ? '#ffffff' : base.ink
  const action = vanishes(3) ? inverted : labelled(reach(primary, grounds, 3))
  const link = vanishes(4.5) ? base.ink : reach(primary, grounds, base.dark ? 5.5 : 4.5)
  // Darkening for the label can drop an action below its own contrast on dark backgrounds.
  const safe = lowestContrast(action, grounds) >= 3 ? action : reach(action, grounds, 3)
  return { action: safe, onAction: labelOn(safe), link }
}

/** Secondary marks: dashes, stars, badges and the second series. */
function accentColors(secondary: string, base: Base) {
  const colourless = isColourless(hexToLch(secondary))
  const accent =
    colourless && contrast(secondary, base.bg) < 1.6
      ? base.ink
      : labelled(reach(secondary, [base.bg, base.card], 1.6))
  const badge = colourless ? '#ffffff' : labelled(secondary)
  return { accent, onAccent: labelOn(accent), badge, onBadge: labelOn(badge) }
}

/** Dark enough for white text at 7, and still visible on a dark panel. */
function deepColor(primary: Lch, base: Base): string {
  if (base.mono) return base.dark ? base.neutral(0.28, 0.03) : base.neutral(0.2, 0.03)
  let lightness = Math.min(Math.max(primary.l, 0.3), 0.42)
  const chroma = Math.max(primary.c * 0.9, 0.06)
  const at = (l: number) => lchToHex(l, chroma, warmYellow(primary.h, l))
  let deep = at(lightness)
  while (contrast('#ffffff', deep) < 7 && lightness > 0.1) {
    lightness -= 0.01
    deep = at(lightness)
  }
  return deep
}

/** A tenth of yellow on white is no colour at all: a pale brand gives more of itself. */
const tintStrength = (primary: string) => (hexToLch(primary).l > 0.8 ? 0.22 : 0.1)

function tintColors(primary: string, action: string, link: string, base: Base) {
  const tint = base.dark
    ? mix(base.bg, base.mono ? '#ffffff' : action, base.mono ? 0.1 : 0.24)
    : mix(base.bg, base.mono ? '#6f6a60' : primary, base.mono ? 0.13 : tintStrength(primary))
  return { tint, onTint: reach(link, [tint], 4.5) }
}

function shadows(base: Base, deep: string) {
  const cast = (opacityLight: number, opacityDark: number) =>
    alpha('#000000', base.dark ? opacityDark : opacityLight)
  return {
    small: `0 14px 28px -10px ${cast(0.22, 0.5)}`,
    card: `0 30px 60px -24px ${cast(0.35, 0.7)}`,
    large: `0 28px 56px -16px ${base.dark ? alpha('#000000', 0.6) : alpha(deep, 0.32)}`,
  }
}

/** The colours of one panel: a brand, in one of three schemes. Any pair of colours works. */
export function createTheme(input: Brand, scheme: PanelColor): Theme {
  const brand = {
    ...input,
    primary: normalizeHex(input.primary),
    secondary: normalizeHex(input.secondary),
  }
  const primary = hexToLch(brand.primary)
  const secondary = hexToLch(brand.secondary)
  const neutral = createNeutral(primary, secondary)
  const dark = scheme === 'dark'
  const mono = isColourless(primary)
  const base: Base = { ...neutralsFor[scheme](neutral), dark, mono, neutral }
  const actions = actionColors(brand.primary, base)
  const accents = accentColors(brand.secondary, base)
  const tints = tintColors(brand.primary, actions.action, actions.link, base)
  const deep = deepColor(primary, base)
  const readableAccent = lowestContrast(accents.accent, [base.bg, base.card]) >= 4.5
  const quietSeries = dark ? mix(base.card, actions.link, 0.26) : tints.tint
  const secondSeries = mono ? neutral(dark ? 0.62 : 0.66, 0.02) : accents.accent
  return {
    ...base,
    ...actions,
    ...accents,
    ...tints,
    brand,
    scheme,
    framed: scheme === 'grey',
    cardLine: scheme === 'grey' ? mix(base.line, '#ffffff', 0.35) : base.line,
    field: dark ? base.bg : '#ffffff',
    fieldLine: mix(base.line, base.ink, 0.12),
    eyebrow: dark && readableAccent ? accents.accent : actions.link,
    positive: dark ? '#6ee7a8' : '#0a7a45',
    deep,
    onDeep: '#ffffff',
    onDeepMuted: mix(deep, '#ffffff', 0.8),
    onDeepLine: alpha('#ffffff', 0.18),
    onDeepTint: alpha('#ffffff', 0.15),
    chart: { first: actions.link, second: secondSeries, quiet: quietSeries },
    pictures: createPicturePalette(primary, secondary),
    shadow: shadows(base, deep),
  }
}
