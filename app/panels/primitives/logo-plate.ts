import { contrast } from '../color/contrast'
import type { Theme } from '../color/theme'
import type { BrandLogo } from '../types'

/** Contrast from which an edge is seen; a dark logo on a dark panel has 1.3. */
const seen = 1.8

/** Share of an edge that may be lost without losing the logo. */
const mayHide = 1 / 3

const hidden = ({ edge = [] }: BrandLogo, ground: string): number =>
  edge.reduce((sum, { hex, share }) => sum + (contrast(hex, ground) < seen ? share : 0), 0)

/** The color that an uploaded logo is seen best on: white, else dark. */
export function groundFor(logo: BrandLogo, t: Theme): string {
  const [first = '#ffffff', ...others] = ['#ffffff', t.deep, t.neutral(0.2, 0.03)]
  return others.reduce(
    (best, ground) => (hidden(logo, ground) < hidden(logo, best) - 0.1 ? ground : best),
    first,
  )
}

/** The color of the plate that a logo needs on a ground it is hardly seen on; none where it is, or no plate helps. */
export function plateFor(logo: BrandLogo, ground: string, t: Theme): string | undefined {
  const lost = hidden(logo, ground)
  if (lost <= mayHide) return undefined
  const plate = groundFor(logo, t)
  return hidden(logo, plate) < lost / 2 ? plate : undefined
}
