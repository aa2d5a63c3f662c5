import type { TakenKind } from './taken'

/** Elements and attributes of an SVG: shapes, text, paint, clips and plain filters. Nothing that acts. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

export const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan image
  linearGradient radialGradient stop pattern clipPath mask marker style switch
  filter feGaussianBlur feOffset feBlend feFlood feComposite feMerge feMergeNode feColorMatrix
  feDropShadow feComponentTransfer feFuncR feFuncG feFuncB feFuncA
`)

/** Left out together with what they hold: they draw nothing. */
export const silent = words('metadata title desc')

/** Elements that may hold text. */
export const textual = words('text tspan style')

/** Drawn by browsers and not by the product's own renderer, or dear. */
export const effects = words(`
  textPath feTurbulence feMorphology feTile feConvolveMatrix feDisplacementMap feDiffuseLighting
  feSpecularLighting
`)

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
    mpath: 'animation',
    feimage: 'reference',
  } as const),
)

/** Properties that may be attributes. */
export const properties = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
  clip-path clip-rule mask mask-type filter marker-start marker-mid marker-end
  stop-color stop-opacity flood-color flood-opacity color-interpolation
  color-interpolation-filters paint-order vector-effect shape-rendering text-rendering
  image-rendering font-family font-size font-style font-weight font-variant font-stretch
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift direction writing-mode unicode-bidi transform transform-origin white-space
`)

/** Properties that only a `style` attribute may hold. */
export const styleOnly = words('mix-blend-mode isolation')

/** Shorthand properties for several others. */
export const shorthands = words('font marker text-decoration-line background background-color')

/** Properties that are worked into others and into texts. */
export const applied = words('transform-box text-transform')

/** Properties that change nothing that a picture shows. */
export const harmless = words(`
  cursor pointer-events line-height user-select -webkit-user-select touch-action will-change
  enable-background color-rendering color-profile solid-color solid-opacity text-indent text-align
  shape-inside shape-subtract shape-padding shape-margin inline-size kerning tab-size clip
  glyph-orientation-vertical glyph-orientation-horizontal font-size-adjust orphans widows
  -webkit-tap-highlight-color -webkit-font-smoothing appearance scrollbar-width contain
  text-overflow
`)

/** Geometry that a style sheet may set too, and of which elements. */
export const geometry: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    x: words('svg rect image use'),
    y: words('svg rect image use'),
    width: words('svg rect image use'),
    height: words('svg rect image use'),
    cx: words('circle ellipse'),
    cy: words('circle ellipse'),
    r: words('circle'),
    rx: words('rect ellipse'),
    ry: words('rect ellipse'),
    d: words('path'),
  }),
)

export const attributes = words(`
  id class x y width height viewBox preserveAspectRatio d points
  x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
  refX refY orient filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode operator
  k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent role aria-label
  aria-hidden data-brand
`)

/** Attributes that browsers draw by and the product's own renderer does not. */
export const effectAttributes = words(
  'rotate textLength lengthAdjust pathLength startOffset method',
)

/** Functions that may be in a value. `url` and `var` are looked at more closely. */
export const functions = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp path
  matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur drop-shadow
`)
