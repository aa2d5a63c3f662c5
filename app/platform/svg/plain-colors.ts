import { color, serializeRGB } from '@csstools/css-color-parser'
import { parseComponentValue } from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import {
  converter,
  differenceEuclidean,
  modeOklab,
  modeRgb,
  parse,
  useMode as readMode,
} from 'culori/fn'

readMode(modeRgb)
readMode(modeOklab)

const call =
  /\b(?:color|lab|lch|oklab|oklch|hwb|color-mix|rgba?|hsla?)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi
/** How every renderer writes colors. */
const plain = /^(rgba?|hsla?)\([\d\s.,%/+-]*\)$/i
/** Words of a paint that name no color of their own. */
const words = /^(none|currentcolor|transparent|context-fill|context-stroke|inherit)$/i

/**
 * Colors of a value in notations that every renderer reads. What lies outside sRGB is clipped, as on
 * a screen that cannot show it.
 *
 * @returns null for a color that only a browser knows
 */
export function plainColors(value: string): string | null {
  let known = true
  const text = value.replace(call, (found) => {
    if (plain.test(found)) return found
    const parsed = color(parseComponentValue(tokenize({ css: found })) as never)
    if (!parsed) known = false
    return parsed ? hexIfOpaque(serializeRGB(parsed, false).toString()) : found
  })
  if (/^[a-z]+$/i.test(text) && !words.test(text) && !parse(text.toLowerCase())) return null
  return known ? text : null
}

function hexIfOpaque(text: string): string {
  const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)
  if (!found) return text
  return `#${found
    .slice(1)
    .map((n) => Number(n).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Whether a color is written in a notation that reaches beyond sRGB. */
export const isWideColor = (value: string): boolean =>
  /^\s*(color|color-mix|lab|lch|oklab|oklch)\(/i.test(value)

const toOklab = converter('oklab')
const difference = differenceEuclidean('oklab')

/**
 * Whether one color is written in wider colors and another, written before it for who cannot read
 * them, is the same to the eye.
 */
export function isFallbackOf(before: string, value: string): boolean {
  if (!isWideColor(value)) return false
  const [a, b] = [parse(before.trim().toLowerCase()), parse(plainColors(value) ?? '')]
  return Boolean(a && b && toOklab(a) && difference(a, b) < 0.06)
}
