import type { Corners } from '../types'

type Style = Readonly<Record<string, unknown>>

const sides = [
  'borderRadius',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
] as const

/** Changes of a radius: panels are drawn round, and square ones keep a hint by which tiles are known. */
const radii: Record<Corners, (radius: number) => number> = {
  round: (radius) => radius,
  soft: (radius) => radius / 2,
  square: (radius) => Math.min(radius, 2),
}

/** Radius from which a box is a pill, whatever its size. */
const pill = 90

const sideOf = (value: unknown) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)

/** Tells faces, dots, tracks and pills, which are round in every brand, by half of their shorter side. */
const isRound = (radius: number, { width, height }: Style) =>
  radius >= Math.min(pill, Math.min(sideOf(width), sideOf(height)) / 2 - 1)

/** Gives a radius the corners of a brand. */
export const cornerOf = (radius: number, corners: Corners): number => radii[corners](radius)

/** Gives a box the corners of a brand. What is round by nature stays. */
export function withCorners<Given extends Style>(style: Given, corners: Corners): Given {
  const changed: Record<string, unknown> = { ...style }
  for (const side of sides) {
    const radius = style[side]
    if (typeof radius === 'number' && !isRound(radius, style)) {
      changed[side] = cornerOf(radius, corners)
    }
    if (typeof radius !== 'string') continue
    const each = (_: string, px: string) => `${cornerOf(Number(px), corners)}px`
    changed[side] = radius.replace(/([\d.]+)px/g, each)
  }
  return changed as Given
}
