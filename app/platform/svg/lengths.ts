import { calc } from '@csstools/css-calc'
import { TokenType, tokenize } from '@csstools/css-tokenizer'

/** Pixels of a unit that is always as long; renderers take some of them by the dots of a screen. */
const fixed: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
}
/** Units of which all renderers agree. */
const shared = new Set(['em', 'deg', 'rad', 'grad', 'turn'])

/** Measures for lengths. */
export type Measures = {
  /** Width and height of the picture, in pixels; null when it has none. */
  viewport: { width: number; height: number } | null
  /** Pixels of `rem`. */
  rem: number
}

export const round = (n: number): string => String(Number(n.toFixed(6)))

/** Pixels of a length, with or without a unit; null when it depends on a font or on a box. */
export function toPixels(text: string, { viewport, rem }: Measures): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(text.trim())
  if (!match) return null
  const [, number, unit = ''] = match
  const scale = pixelsOf(unit.toLowerCase(), viewport, rem)
  return scale === null ? null : Number(number) * scale
}

function pixelsOf(unit: string, viewport: Measures['viewport'], rem: number): number | null {
  if (unit === '') return 1
  if (Object.hasOwn(fixed, unit)) return fixed[unit] ?? null
  if (unit === 'rem') return rem
  if (!viewport) return null
  const { width, height } = viewport
  const side = /^[sld]?v(w|h|i|b|min|max)$/.exec(unit)?.[1]
  if (side === 'w' || side === 'i') return width / 100
  if (side === 'h' || side === 'b') return height / 100
  if (side === 'min') return Math.min(width, height) / 100
  return side === 'max' ? Math.max(width, height) / 100 : null
}

/** Whether a value has to be looked at: it holds a unit other than px, or arithmetic. */
const odd = /[\d.](?!px\b|em\b|e[+-]?\d)[a-z]+|\b(?:calc|min|max|clamp)\(/i

/**
 * Lengths of a value in units that every renderer reads alike.
 *
 * @returns null when one depends on what only a browser knows
 */
export function plainLengths(value: string, measures: Measures): string | null {
  if (!odd.test(value)) return value
  const summed = /\b(?:calc|min|max|clamp)\(/i.test(value) ? worked(value, measures) : value
  if (summed === null) return null
  let known = true
  const text = tokenize({ css: summed })
    .map(([type, raw, , , facts]) => {
      if (type !== TokenType.Dimension) return raw
      const unit = (facts as { unit: string }).unit.toLowerCase()
      if (unit === 'px' || shared.has(unit)) return raw
      // Half a letter, as everywhere where the font is not asked.
      if (unit === 'ex' || unit === 'ch')
        return `${round((facts as { value: number }).value / 2)}em`
      const scale = pixelsOf(unit, measures.viewport, measures.rem)
      if (scale === null) known = false
      return round((facts as { value: number }).value * (scale ?? 1))
    })
    .join('')
  return known ? text : null
}

/** The result of arithmetic; null when it mixes what only a browser can add. */
function worked(value: string, measures: Measures): string | null {
  // Fixed units first, so that they can be added.
  const inPixels = tokenize({ css: value })
    .map(([type, raw, , , facts]) => {
      if (type !== TokenType.Dimension) return raw
      const { unit, value: n } = facts as { unit: string; value: number }
      const scale = shared.has(unit.toLowerCase())
        ? null
        : pixelsOf(unit.toLowerCase(), measures.viewport, measures.rem)
      return scale === null ? raw : `${round(n * scale)}px`
    })
    .join('')
  const result = calc(inPixels, { precision: 6 })
  return /\b(?:calc|min|max|clamp)\(/i.test(result) ? null : result
}
