import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { takenText, unseenText } from '~/messages/files'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { addTaken, type Taken } from '~/platform/svg/taken'
import { wrap } from './hostile-files'

// What is in a file and not in the cleaned one is named in the list. One thing at a time is put into a
// drawing: its name comes out again, or one more is counted.

const total = (taken: Taken) => Object.values(taken).reduce((sum, n) => sum + n, 0)

/** Those of which nothing comes out, and nothing is counted. */
const silentOf = (names: readonly string[], make: (name: string) => string, mark: RegExp) =>
  names.filter((name) => {
    const { svg, taken } = cleanSvg(make(name))
    return total(taken) === 0 && !mark.test(svg)
  })

const words = (text: string) => text.trim().split(/\s+/)

const elements = words(`
  a animate animateMotion animateTransform circle clipPath cursor defs desc discard ellipse feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter font font-face foreignObject g glyph hkern image line
  linearGradient marker mask metadata missing-glyph mpath path pattern polygon polyline
  radialGradient rect script set stop svg switch symbol text textPath title tref tspan use
  view vkern hatch mesh solidcolor audio video canvas iframe unknown
`)

test('of every element of SVG', () => {
  const made = (name: string) =>
    wrap(`<filter id="f"><${name} x="7" id="marked"/></filter><g><${name} x="7" id="marked"/></g>`)
  expect(silentOf(elements, made, /id="marked"/)).toEqual([])
})

const attributes = words(`
  accumulate additive attributeName autoReverse azimuth baseFrequency baseProfile begin bias by
  class clipPathUnits contentScriptType crossorigin cx cy d data-name diffuseConstant divisor dur dx
  dy edgeMode elevation end exponent externalResourcesRequired fr from fx fy gradientTransform
  gradientUnits height href id in in2 intercept k k1 kernelMatrix kernelUnitLength keyPoints
  keySplines keyTimes lang lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth
  maskContentUnits maskUnits max media method min mode name nonce numOctaves offset onclick onload
  operator order orient origin path pathLength patternTransform patternUnits ping points
  preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY rel repeatCount requiredFeatures
  result role rotate rx ry scale seed side slope spacing specularConstant spreadMethod startOffset
  stdDeviation stitchTiles surfaceScale tabindex tableValues target targetX textLength title to
  transform type values version viewBox viewTarget width x x1 x2 xChannelSelector y y1 y2 z
  zoomAndPan xlink:title xlink:show xlink:href xml:lang xml:base src action aria-label kerning
  glyph-orientation-vertical lighting-color solid-color enable-background cursor pointer-events
`)

test('of every attribute of SVG', () => {
  const made = (name: string) => wrap(`<rect ${name}="#marked7"/>`)
  expect(silentOf(attributes, made, /marked7/)).toEqual([])
})

const declarations = words(`
  animation-name:x background:url(#a) background-color:red border:1px clip:auto clip-path:circle(5px)
  clip-path:url(#a) color-scheme:dark cursor:pointer cx:marked7 content:none direction:rtl
  display:marked7 dominant-baseline:hanging filter:sepia(1) filter:hue-rotate(9deg) font:caption
  font-feature-settings:"liga" font-kerning:none font-size-adjust:0.5 font-variant-caps:small-caps
  font-variant:all-small-caps glyph-orientation-vertical:0 inline-size:9px letter-spacing:9ch
  line-height:2 margin:1px mask:linear-gradient(red,red) mask-image:url(#a) mask-border:none
  mix-blend-mode:plus-lighter nonsense:1 -inkscape-x:y offset-path:none outline:1px
  overflow-clip-margin:1px perspective:9px rotate:9deg scale:2 text-align:left text-decoration:wavy
  text-orientation:upright text-overflow:clip text-shadow:red text-transform:capitalize
  transform:rotate3d(1,1,1,9deg) transform-box:fill-box transform-origin:9px transition:all
  translate:9px vector-effect:fixed-position white-space:pre-line will-change:auto word-spacing:9px
  writing-mode:sideways-rl z-index:2 zoom:2 fill:nonsense fill:url(//evil.example) width:9vmarked
`)

test('of every kind of declaration, in a style attribute and in a sheet', () => {
  const inline = (text: string) => wrap(`<path d="M0 0h9" style='${text}'/>`)
  const inSheet = (text: string) => wrap(`<style>path{${text}}</style><path d="M0 0h9"/>`)
  const kept = declarations.map((text) => text.split(':')[0] ?? '')
  const mark = new RegExp(` (${kept.join('|')})="`)
  expect(silentOf(declarations, inline, mark)).toEqual([])
  expect(silentOf(declarations, inSheet, mark)).toEqual([])
})

test.each([
  ['a rule that is true of nothing', '<style>.nobody{fill:red}</style>'],
  ['a rule that another one overrides', '<style>rect{fill:red} rect{fill:blue}</style>'],
  ['an attribute that a rule overrides', '<style>g{fill:red}</style><g fill="blue"/>'],
  ['a sheet for print', '<style media="print">.a{fill:red}</style>'],
  ['a sheet of another language', '<style type="text/less">.a{fill:red}</style>'],
  ['a rule for where somebody points', '<style>rect:hover{fill:red}</style>'],
  ['a part of a box', '<style>rect::before{fill:red}</style>'],
  ['a font', '<style>@font-face{font-family:x;src:local(y)}</style>'],
  ['a layer', '<style>@layer a{rect{fill:red}}</style>'],
  ['text outside of a text', '<g>words</g>'],
  ['an instruction', '<?program x?>'],
  ['a style sheet by instruction', '<?xml-stylesheet href="a.css"?>'],
  ['a comment', '<!-- x -->'],
  ['the older of two links', '<use href="#a" xlink:href="#b"/>'],
  ['another language', '<text systemLanguage="de">Haus</text>'],
])('of %s', (_, inner) => {
  expect(total(cleanSvg(wrap(`${inner}<rect width="9" height="9"/>`)).taken)).toBeGreaterThan(0)
})

test('every count has its words, on one of two lists', () => {
  const taken: Taken = {}
  for (const [, inner] of [
    ['', '<script/><rect onclick="x"/><foreignObject/><a/><set/><use href="//x"/><blink/><!---->'],
    ['', '<title/><g data-x="1"/><textPath/><text systemLanguage="de"/><g style="z-index:1"/>'],
    ['', '<style>@layer a{}</style>'],
  ] as const) {
    addTaken(taken, cleanSvg(wrap(inner)).taken)
  }
  expect(takenText(taken).split(', ')).toHaveLength(10)
  expect(unseenText(taken).split(', ')).toHaveLength(4)
})

test('what stays comes out as XML with nothing more to take out', () => {
  const { svg } = cleanSvg(
    wrap('<style>.a{fill:red;font:bold 9px serif}</style><text class="a">x</text>'),
  )
  new SaxesParser({ xmlns: true }).write(svg).close()
  expect(cleanSvg(svg)).toMatchObject({ svg })
  expect(cleanSvg(svg).taken).toEqual({})
})
