import type { TakenKind } from './taken'

/** What an SVG may consist of: shapes, text, paint, clips and plain filters. Nothing that acts. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

export const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style switch
  filter feGaussianBlur feOffset feBlend feFlood feComposite feMerge feMergeNode feColorMatrix
  feDropShadow feComponentTransfer feFuncR feFuncG feFuncB feFuncA
`)

/** Left out together with what they hold: they draw nothing. */
export const silent = words('metadata title desc')

/** Elements that may hold text. */
export const textual = words('text tspan textPath style')

/** Elements that act or reach outside, whatever their namespace, and as what they are counted. */
export const actingKinds: ReadonlyMap<string, TakenKind> = new Map(
  Object.entries({
    script: 'script',
    foreignobject: 'embedded',
    iframe: 'embedded',
    a: 'link',
    animate: 'animation',
    animatetransform: 'animation',
    animatemotion: 'animation',
    animatecolor: 'animation',
    set: 'animation',
    feimage: 'reference',
  } as const),
)

/** Properties that may stand as attributes, in `style` attributes and in style sheets. */
export const properties = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
  clip-path clip-rule mask mask-type filter marker marker-start marker-mid marker-end
  stop-color stop-opacity flood-color flood-opacity color-interpolation
  color-interpolation-filters paint-order vector-effect shape-rendering text-rendering
  image-rendering mix-blend-mode isolation enable-background
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  direction writing-mode unicode-bidi transform transform-origin transform-box
`)

export const attributes = words(`
  id class x y width height viewBox preserveAspectRatio version d points pathLength
  x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate textLength lengthAdjust startOffset method spacing
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
  refX refY orient filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode operator
  k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent role aria-label
  aria-hidden data-brand
`)

/** Functions that may stand in a value. `url` and `var` are looked at more closely. */
export const functions = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color calc
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
`)
