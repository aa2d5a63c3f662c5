import { formatHex, modeHsl, modeRgb, parse, useMode as readMode } from 'culori/fn'
import { readSvg } from './clean-svg'
import { type SvgElement, serialise, walk } from './tree'

// What colours are written in: names and hexadecimal come with the first.
readMode(modeRgb)
readMode(modeHsl)

/** A colour of a drawing as `#rrggbb`, and in how many places it stands. */
type FoundColor = { color: string; count: number }

/**
 * The opaque colours of a cleaned SVG, the most used first. Shapes that name no fill are black, and
 * counted as such.
 */
export function findColors(svg: string): FoundColor[] {
  const counts = new Map<string, number>()
  mapColors(svg, (color) => {
    counts.set(color, (counts.get(color) ?? 0) + 1)
    return null
  })
  return [...counts]
    .map(([color, count]) => ({ color, count }))
    .sort((a, b) => b.count - a.count || a.color.localeCompare(b.color))
}

/**
 * Writes the brand's variables for chosen colours, each with a colour for where there is no brand:
 * `#283f97` → `var(--brand-primary, #283f97)`.
 *
 * @param brandOf what a colour (`#rrggbb`) becomes; null leaves it
 * @param brand colours where there is no brand; without it each keeps its own
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

const properties = ['fill', 'stroke', 'stop-color', 'flood-color', 'color']
const shapes = new Set('path rect circle ellipse line polyline polygon text'.split(' '))
const declared = /(^|[;{\s])((?:fill|stroke|stop-color|flood-color|color)\s*:\s*)([^;}]+)/gi
const token =
  /var\((?:[^()]|\([^()]*\))*\)|url\([^()]*\)|#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|[a-z]+/gi

/** @param replace gives the new text for a colour, or null to leave it */
function mapColors(svg: string, replace: (color: string) => string | null): string {
  const { root } = readSvg(svg)
  const inValue = (value: string) =>
    value.replace(token, (text) => {
      const color = toHex(text)
      return (color && replace(color)) ?? text
    })
  const inStyle = (css: string) =>
    css.replace(declared, (_, before, name, value) => before + name + inValue(value))
  const plain = withoutFill(root)
  for (const element of walk(root)) {
    for (const name of properties) {
      const value = element.attributes.get(name)
      if (value) element.attributes.set(name, inValue(value))
    }
    const style = element.attributes.get('style')
    if (style) element.attributes.set('style', inStyle(style))
    if (element.name === 'style') {
      element.children = element.children.map((c) => (typeof c === 'string' ? inStyle(c) : c))
    }
  }
  for (const shape of plain) {
    const fill = replace('#000000')
    if (fill) shape.attributes.set('fill', fill)
  }
  root.attributes.set('xmlns', 'http://www.w3.org/2000/svg')
  return serialise(root)
}

/** Shapes that are filled with black because nothing says otherwise. */
function withoutFill(root: SvgElement): SvgElement[] {
  const found: SvgElement[] = []
  const look = (element: SvgElement, filled: boolean) => {
    const { attributes, name } = element
    if (['defs', 'clipPath', 'mask', 'style', 'filter'].includes(name)) return
    const own =
      filled ||
      attributes.has('fill') ||
      attributes.has('class') ||
      /(^|[;\s])fill\s*:/.test(attributes.get('style') ?? '')
    if (!own && shapes.has(name) && name !== 'line') found.push(element)
    for (const child of element.children) if (typeof child !== 'string') look(child, own)
  }
  look(root, false)
  return found
}

/** `#rrggbb` of an opaque colour; null for anything else. */
export function toHex(text: string): string | null {
  // The library takes hexadecimal digits for a colour without their mark too: `add`, `facade`.
  const lower = text.toLowerCase()
  const color = /^[0-9a-f]+$/.test(lower) ? undefined : parse(lower)
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : null
}
