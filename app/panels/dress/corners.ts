import type { Corners } from '../types'

type Style = Readonly<Record<string, unknown>>

const sides = [
  'borderRadius',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
] as const

/** Panels are drawn round. Square ones keep a hint of a corner, so that edges meet without a gap. */
const radii: Record<Corners, (radius: number) => number> = {
  round: (radius) => radius,
  soft: (radius) => radius / 2,
  square: (radius) => Math.min(radius, 2),
}

/** From this radius on a box is a pill, whatever its size. */
const pill = 90

const sideOf = (value: unknown) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)

/** Faces, dots, tracks and pills are round by nature. */
const isRound = (radius: number, { width, height }: Style) =>
  radius >= Math.min(pill, Math.min(sideOf(width), sideOf(height)) / 2 - 1)

/** The radius that one of a panel's drawing becomes. */
export const cornerOf = (radius: number, corners: Corners): number => radii[corners](radius)

/** The style of a box with the corners of a brand: the one place where radii of panels change. */
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
