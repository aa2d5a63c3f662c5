import { radial } from './svg'

/**
 * A gradient that looks like a blurred ellipse and is drawn far faster: full up to `core`, a
 * fraction of the radius, then softly gone. Make the ellipse two deviations larger than the shape.
 */
export function fade(id: string, color: string, opacity: number, core: number): string {
  const at = (x: number) => Number((core + (1 - core) * x).toFixed(2))
  const part = (share: number) => Number((opacity * share).toFixed(3))
  return radial(
    id,
    [0.5, 0.5, 0.5],
    [at(0), color, opacity],
    [at(0.25), color, part(0.84)],
    [at(0.5), color, part(0.5)],
    [at(0.75), color, part(0.16)],
    [1, color, 0],
  )
}
