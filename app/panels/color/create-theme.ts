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

type Base = NeutralColors & { dark: boolean; mono: boolean; bright: boolean; neutral: Neutral }

const isYellow = (hue: number) => hue > 65 && hue < 115

/**
 * A bright primary stays what it is, with a dark label: darkened until white can be read on it, yellow
 * is brown. What is filled with it has a darker line around; its words are dark too.
 */
function brightColors(primary: string, base: Base) {
  const grounds = [base.bg, base.card]
  const link = isYellow(hexToLch(primary).h) ? base.ink : reach(primary, grounds, 4.5)
  return {
    action: primary,
    actionLine: reach(primary, grounds, 3),
    onAction: labelOn(primary),
    link,
    mark: link,
  }
}

/** Primary acts: buttons and links. A colourless primary that vanishes inverts. */
function actionColors(primary: string, base: Base) {
  const grounds = [base.bg, base.card]
  if (base.bright && !base.dark) return brightColors(primary, base)
  const vanishes = (ratio: number) => base.mono && lowestContrast(primary, grounds) < ratio
  const inverted = base.dark ? '#ffffff' : base.ink
  const action = vanishes(3) ? inverted : labelled(reach(primary, grounds, 3))
  const link = vanishes(4.5) ? base.ink : reach(primary, grounds, base.dark ? 5.5 : 4.5)
  // Darkening for the label can drop an action below its own contrast on dark backgrounds.
  const safe = lowestContrast(action, grounds) >= 3 ? action : reach(action, grounds, 3)
  return { action: safe, actionLine: safe, onAction: labelOn(safe), link, mark: safe }
}

/**
 * Picks the brand's color for buttons and links: the primary, or on dark panels the secondary where
 * only that one can be seen. A dark primary made lighter is a grey that looks switched off.
 */
function actingColor({ primary, secondary }: Brand, base: Base): string {
  if (!base.dark || base.mono || isColourless(hexToLch(secondary))) return primary
  const seen = (color: string) => lowestContrast(color, [base.bg, base.card]) >= 3
  return !seen(primary) && seen(secondary) ? secondary : primary
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

/** A bright brand's own color; any other dark enough for white text at 7. Visible on a dark panel. */
function deepColor(primary: Lch, base: Base): string {
  if (base.mono) return base.dark ? base.neutral(0.28, 0.03) : base.neutral(0.2, 0.03)
  if (base.bright) return lchToHex(Math.min(primary.l, 0.93), Math.max(primary.c, 0.08), primary.h)
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

/** Words and lines on `deep`: white, or ink on a bright brand. */
function deepColors(primary: Lch, base: Base) {
  const deep = deepColor(primary, base)
  const onDeep = base.bright ? base.neutral(0.17, 0.02) : '#ffffff'
  return {
    deep,
    onDeep,
    onDeepMuted: base.bright
      ? reach(mix(deep, onDeep, 0.78), [deep], 4.5)
      : mix(deep, '#ffffff', 0.8),
    onDeepLine: alpha(onDeep, 0.18),
    onDeepTint: alpha(onDeep, base.bright ? 0.1 : 0.15),
  }
}

/** What a tenth of the primary is taken of: a tenth of yellow on white would be no color at all. */
function tintSource(primary: string, base: Base): [color: string, share: number] {
  if (base.mono) return ['#6f6a60', 0.13]
  if (!base.bright) return [primary, 0.1]
  const { l, c, h } = hexToLch(primary)
  return [lchToHex(l - 0.06, Math.max(c, 0.09), h), 0.26]
}

function darkTint(action: string, base: Base): string {
  if (base.mono) return mix(base.bg, '#ffffff', 0.1)
  // Yellow mixed with black is brown: of a bright brand only a glimmer.
  return base.bright ? mix(base.bg, mix('#ffffff', action, 0.4), 0.12) : mix(base.bg, action, 0.24)
}

function tintColors(primary: string, action: string, link: string, base: Base) {
  const tint = base.dark ? darkTint(action, base) : mix(base.bg, ...tintSource(primary, base))
  return { tint, onTint: reach(link, [tint], 4.5) }
}

function shadows(base: Base, deep: string) {
  const cast = (opacityLight: number, opacityDark: number) =>
    alpha('#000000', base.dark ? opacityDark : opacityLight)
  return {
    small: `0 14px 28px -10px ${cast(0.22, 0.5)}`,
    card: `0 30px 60px -24px ${cast(0.35, 0.7)}`,
    large: `0 28px 56px -16px ${base.dark ? alpha('#000000', 0.6) : alpha(base.bright ? base.ink : deep, 0.32)}`,
  }
}

/** The colors of one panel: a brand, in one of three schemes. Any pair of colors works. */
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
  const bright = !mono && contrast(brand.primary, '#ffffff') < 3
  const base: Base = { ...neutralsFor[scheme](neutral), dark, mono, bright, neutral }
  const actions = actionColors(actingColor(brand, base), base)
  const accents = accentColors(brand.secondary, base)
  const tints = tintColors(brand.primary, actions.action, actions.link, base)
  const surface = deepColors(primary, base)
  const readableAccent = lowestContrast(accents.accent, [base.bg, base.card]) >= 4.5
  const quietSeries = dark
    ? mix(base.card, actions.link, 0.26)
    : bright
      ? reach(brand.primary, [base.bg, base.card], 1.3)
      : tints.tint
  const secondSeries = mono ? neutral(dark ? 0.62 : 0.66, 0.02) : accents.accent
  return {
    ...base,
    ...actions,
    ...accents,
    ...tints,
    ...surface,
    brand,
    scheme,
    framed: scheme === 'grey',
    photos: false,
    cardLine: scheme === 'grey' ? mix(base.line, '#ffffff', 0.35) : base.line,
    field: dark ? base.bg : '#ffffff',
    fieldLine: mix(base.line, base.ink, 0.12),
    eyebrow: dark && readableAccent ? accents.accent : actions.link,
    positive: dark ? '#6ee7a8' : '#0a7a45',
    chart: { first: actions.link, second: secondSeries, quiet: quietSeries },
    pictures: createPicturePalette(primary, secondary),
    shadow: shadows(base, surface.deep),
  }
}
