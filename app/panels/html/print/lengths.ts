export const round = (value: number) => String(Math.round(value * 100) / 100)

/** Grows with the panel, from `small` at 390 to `full` at 1200. */
export function fluid(full: number, small: number): string {
  if (small >= full) return `${round(full)}px`
  const slope = ((full - small) / 810) * 100
  const start = round(small - slope * 3.9)
  return `clamp(${round(small)}px,${start}px + ${round(slope)}cqw,${round(full)}px)`
}

/** The least a space shrinks to. */
export const leastSpace = (px: number) => (px <= 20 ? px : 16 + (px - 16) * 0.45)

/** The least letters shrink to. */
export const leastLetters = (px: number) => (px <= 20 ? px : 17 + (px - 17) * 0.52)

export const fluidSpace = (px: number) => fluid(px, leastSpace(px))

/** A share of what is around, in per cent. */
export const percent = (part: number, whole: number) => `${round((part / whole) * 100)}%`
