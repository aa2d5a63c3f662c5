import { formatHex, modeHsl, modeRgb, parse, useMode as readMode } from 'culori/fn'
import { readSvg, writeSvg } from './clean-svg'
import { limits } from './limits'
import { elementsById, elementsIn, type SvgElement, walk } from './tree'

// Notations of colors: names and hexadecimal come with the first.
readMode(modeRgb)
readMode(modeHsl)

/** Color of a drawing as `#rrggbb`, and the number of its uses. */
type FoundColor = { color: string; count: number }

/**
 * The opaque colors of an SVG, the most used first. What says no color is black, and counted as
 * such.
 */
export function findColors(svg: string): FoundColor[] {
  const counts = new Map<string, number>()
  mapColors(svg, (color, times = 1) => {
    counts.set(color, (counts.get(color) ?? 0) + times)
    return null
  })
  return [...counts]
    .map(([color, count]) => ({ color, count }))
    .sort((a, b) => b.count - a.count || a.color.localeCompare(b.color))
}

/**
 * Writes the brand's variables for chosen colors, each with a color for where there is no brand:
 * `#283f97` → `var(--brand-primary, #283f97)`.
 *
 * @param brandOf what a color (`#rrggbb`) becomes; null leaves it
 * @param brand colors where there is no brand; without it each keeps its own
 */
export const paintBrand = (
  svg: string,
  brandOf: (color: string) => 'primary' | 'secondary' | null,
  brand?: { primary: string; secondary: string },
): string =>
  mapColors(svg, (color) => {
    const part = brandOf(color)
    return part && `var(--brand-${part}, ${brand?.[part] ?? color})`
  })

const properties = ['fill', 'stroke', 'stop-color', 'flood-color', 'color', 'filter']
const token =
  /var\((?:[^()]|\([^()]*\))*\)|url\([^()]*\)|#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|[a-z]+/gi
const black = '#000000'

/** @param replace gives the new text for a color, or null to leave it */
function mapColors(svg: string, replace: (color: string, times?: number) => string | null): string {
  const { root } = readSvg(svg)
  const unsaid = placesWithoutColor(root)
  const inValue = (value: string) =>
    value.replace(token, (text) => {
      const color = toHex(text)
      return (color && replace(color)) ?? text
    })
  for (const { attributes } of walk(root)) {
    for (const name of properties) {
      const value = attributes.get(name)
      if (value) attributes.set(name, inValue(value))
    }
  }
  // An element without a paint is painted as the root says.
  for (const name of ['fill', 'color'] as const) {
    const color = unsaid[name] > 0 ? replace(black, unsaid[name]) : null
    if (color) sayAtRoot(root, name, color)
  }
  for (const stop of unsaid.stops) {
    const color = replace(black)
    if (color) stop.attributes.set('stop-color', color)
  }
  return writeSvg(root)
}

/** Parts that are drawn only where something refers to them. */
const apart = new Set(['defs', 'symbol', 'clipPath', 'mask', 'filter'])
const shapes = new Set('path rect circle ellipse polyline polygon text tspan'.split(' '))

/** Elements that are drawn black because nothing sets a color. */
function placesWithoutColor(root: SvgElement) {
  const byId = elementsById(root)
  const found = { fill: 0, color: 0, stops: [] as SvgElement[] }
  let looked = 0
  const using = new Set<SvgElement>()
  const look = (element: SvgElement, around: { fill: boolean; color: boolean }) => {
    looked += 1
    if (looked > limits.drawn) return
    const { attributes, name } = element
    const says = {
      fill: around.fill || attributes.has('fill'),
      color: around.color || attributes.has('color'),
    }
    const paints = properties.filter((property) => property !== 'color')
    if (!says.color && paints.some((p) => /currentcolor/i.test(attributes.get(p) ?? ''))) {
      found.color += 1
    }
    if (shapes.has(name) && !says.fill && !isSpan(element)) found.fill += 1
    const target = name === 'use' ? byId.get(attributes.get('href')?.slice(1) ?? '') : undefined
    if (target && !using.has(target)) {
      using.add(target)
      lookInside(target, says)
      using.delete(target)
    }
    for (const child of elementsIn(element)) if (!apart.has(child.name)) look(child, says)
  }
  /** A part that another one refers to is drawn, wherever it is. */
  const lookInside = (target: SvgElement, says: { fill: boolean; color: boolean }) =>
    target.name === 'clipPath' || target.name === 'mask' ? undefined : look(target, says)
  look(root, { fill: false, color: false })
  for (const element of walk(root)) {
    if (element.name === 'stop' && !element.attributes.has('stop-color')) found.stops.push(element)
    // Patterns, markers and gradients may lie where nothing else is drawn.
    if (element.name !== 'defs') continue
    for (const child of elementsIn(element)) {
      if (/^(pattern|marker|(linear|radial)Gradient)$/.test(child.name)) {
        look(child, { fill: false, color: false })
      }
    }
  }
  return found
}

/** A part of a text is counted with the text. */
const isSpan = ({ name, attributes }: SvgElement) => name === 'tspan' && !attributes.has('fill')

/** Paints what says nothing; what masks is no paint and stays black. */
function sayAtRoot(root: SvgElement, name: 'fill' | 'color', color: string): void {
  root.attributes.set(name, color)
  for (const element of walk(root)) {
    if (element.name === 'mask' && !element.attributes.has(name)) {
      element.attributes.set(name, black)
    }
  }
}

/** `#rrggbb` of an opaque color; null for anything else. */
export function toHex(text: string): string | null {
  // The library takes hexadecimal digits for a color without their mark too: `add`, `facade`.
  const lower = text.toLowerCase()
  const color = /^[0-9a-f]+$/.test(lower) ? undefined : parse(lower)
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : null
}
