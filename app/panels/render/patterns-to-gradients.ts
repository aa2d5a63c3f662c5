import { attribute, numberAttribute } from './attributes'

const gradientPattern =
  /<pattern id="([^"]+)"[^>]*>(<(linear|radial)Gradient id="([^"]+)"[^>]*>[\s\S]*?<\/\3Gradient>)<rect [^>]*\/><\/pattern>/g

/** Where a gradient in pixels of the tile lies once the shape is painted with it directly. */
const movedTo = (gradient: string, x: number, y: number) =>
  gradient.includes('userSpaceOnUse')
    ? gradient.replace('gradientTransform="', `gradientTransform="translate(${x} ${y}) `)
    : gradient

/**
 * Satori paints a gradient as a pattern of one tile. At a scale that is no whole number the tile
 * begins again on the last row of pixels, which shows as a line on the fading side of a scrim. The
 * shape is painted with the gradient itself.
 */
export function patternsToGradients(svg: string): string {
  const painted = new Map<string, { gradient: string; id: string }>()
  for (const [, pattern = '', gradient = '', , id = ''] of svg.matchAll(gradientPattern)) {
    painted.set(pattern, { gradient, id })
  }
  const places = new Map<string, [number, number]>()
  const filled = svg.replace(
    /<(?:rect|path) [^>]*fill="url\(#(satori_pattern_[^)]+)\)"[^>]*>/g,
    (shape: string, pattern: string) => {
      const found = painted.get(pattern)
      if (!found) return shape
      const tag = shape.slice(shape.indexOf(' '))
      if (!attribute(tag, 'x')) return shape
      places.set(pattern, [numberAttribute(tag, 'x'), numberAttribute(tag, 'y')])
      return shape.replace(`url(#${pattern})`, `url(#${found.id})`)
    },
  )
  return filled.replace(gradientPattern, (whole: string, pattern: string, gradient: string) => {
    const place = places.get(pattern)
    return place ? movedTo(gradient, ...place) : whole
  })
}
