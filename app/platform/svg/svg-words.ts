import { readXml } from './read-xml'
import { elementsIn, type SvgElement } from './tree'

/** a b c d e f of `transform`. */
type Matrix = readonly [number, number, number, number, number, number]
type Line = { text: string; x: number; y: number }
type Words = { words: string; size: number; x: number; y: number; width: number; height: number }

const identity: Matrix = [1, 0, 0, 1, 0, 0]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function matrixOf(transform: string): Matrix {
  const parts = [...transform.matchAll(/(\w+)\s*\(([^()]*)\)/g)]
  return parts.reduce<Matrix>((all, [, name, list = '']) => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (name === 'matrix') return times(all, [a, b ?? 0, c, d, e, f])
    if (name === 'translate') return times(all, [1, 0, 0, 1, a, b ?? 0])
    if (name === 'scale') return times(all, [a, 0, 0, b ?? a, 0, 0])
    return all
  }, identity)
}

/** The value of a property, as an attribute or in a style. */
function propertyOf({ attributes }: SvgElement, name: string): string | undefined {
  const styled = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(
    attributes.get('style') ?? '',
  )
  return styled?.[1]?.trim() ?? attributes.get(name)
}

const numberIn = (text: string | undefined, standard: number): number => {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : standard
}

/** The lines of a text: a part with a height of its own begins one. */
function linesOf(text: SvgElement): Line[] {
  const lines: Line[] = [{ text: '', x: numberOf(text, 'x', 0), y: numberOf(text, 'y', 0) }]
  const add = (element: SvgElement) => {
    for (const child of element.children) {
      const last = lines.at(-1) as Line
      if (typeof child === 'string') {
        last.text += child
        continue
      }
      const y = numberOf(child, 'y', last.y) + numberOf(child, 'dy', 0)
      if (y !== last.y) lines.push({ text: '', x: numberOf(child, 'x', last.x), y })
      add(child)
    }
  }
  add(text)
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter((line) => line.text !== '')
}

const numberOf = ({ attributes }: SvgElement, name: string, standard: number) =>
  numberIn(attributes.get(name), standard)

/**
 * The words of a cleaned SVG that are text, with their places in hundredths of it: about, since no letter is
 * measured. The largest are the title.
 */
export function svgWords(svg: string, most: { rows: number; letters: number }) {
  const { root } = readXml(svg, {})
  const [left = 0, top = 0, wide = 1, high = 1] = root.attributes.has('viewBox')
    ? (root.attributes.get('viewBox') ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, numberOf(root, 'width', 1440), numberOf(root, 'height', 900)]
  const found: Words[] = []
  look(root, identity, 16, 'start')

  function look(element: SvgElement, around: Matrix, size: number, anchor: string): void {
    if (found.length >= most.rows || element.name === 'defs') return
    const matrix = times(around, matrixOf(element.attributes.get('transform') ?? ''))
    const own = numberIn(propertyOf(element, 'font-size'), size)
    const at = propertyOf(element, 'text-anchor') ?? anchor
    if (element.name !== 'text') {
      for (const child of elementsIn(element)) look(child, matrix, own, at)
      return
    }
    const inner = elementsIn(element)[0]
    const letters = numberIn(inner && propertyOf(inner, 'font-size'), own)
    const lines = linesOf(element)
    const [first] = lines
    if (first) found.push(placed(lines, { matrix, size: letters, at }))
  }

  function placed(lines: Line[], on: { matrix: Matrix; size: number; at: string }): Words {
    const { matrix, size, at } = on
    const widths = lines.map(({ text }) => text.length * size * 0.55)
    const shift = at === 'middle' ? 0.5 : at === 'end' ? 1 : 0
    const x = Math.min(...lines.map((line, n) => line.x - shift * (widths[n] ?? 0)))
    const y = Math.min(...lines.map((line) => line.y)) - size * 0.85
    const bottom = Math.max(...lines.map((line) => line.y)) + size * 0.25
    const [a, b, c, d, e, f] = matrix
    const corner = (px: number, py: number) => [a * px + c * py + e, b * px + d * py + f] as const
    const [x1, y1] = corner(x, y)
    const [x2, y2] = corner(x + Math.max(...widths), bottom)
    const across = (value: number) => part(value - left, wide)
    const down = (value: number) => part(value - top, high)
    return {
      words: lines
        .map(({ text }) => text)
        .join(' ')
        .slice(0, most.letters)
        .trim(),
      size: size * Math.hypot(a, b),
      x: across(Math.min(x1, x2)),
      y: down(Math.min(y1, y2)),
      width: across(Math.max(x1, x2)) - across(Math.min(x1, x2)),
      height: down(Math.max(y1, y2)) - down(Math.min(y1, y2)),
    }
  }

  const largest = Math.max(0, ...found.map(({ size }) => size))
  return found.map(({ size, ...row }) => ({
    ...row,
    role: size === largest ? ('title' as const) : ('text' as const),
    to: '',
    width: tenth(row.width),
    height: tenth(row.height),
  }))
}

const tenth = (value: number) => Math.round(value * 10) / 10

const part = (value: number, of: number) =>
  tenth(Math.min(100, Math.max(0, (value / of) * 100 || 0)))
