import { type Measures, round, toPixels } from './lengths'

type Box = { x: number; y: number; width: number; height: number }

const degrees: Record<string, number> = { deg: 1, rad: 180 / Math.PI, grad: 0.9, turn: 360 }

function angle(text: string): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(deg|rad|grad|turn)?$/i.exec(text)
  if (!match || (!match[2] && Number(match[1]) !== 0)) return null
  return Number(match[1]) * (degrees[match[2]?.toLowerCase() ?? 'deg'] ?? 1)
}

const number = (text: string) =>
  text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : text === '' ? null : Number(text)

/**
 * A `transform` of a style sheet as the attribute of the same name has it.
 *
 * @param box what percentages are of; null where it is not known
 * @returns null for what lies in space, or is not known; empty for none
 */
export function toSvgTransform(css: string, box: Box | null, measures: Measures): string | null {
  if (css.trim().toLowerCase() === 'none') return ''
  const parts = [...css.matchAll(/([a-z0-9]+)\(([^()]*)\)/gi)]
  if (!parts.length || css.replace(/[a-z0-9]+\([^()]*\)/gi, '').trim()) return null
  const made = parts.map(([, name = '', list = '']) => one(name.toLowerCase(), list))
  return made.includes(null) ? null : made.join(' ')

  function one(name: string, list: string): string | null {
    const args = list.split(',').map((arg) => arg.trim())
    const [first = '', second = ''] = args
    const length = (text: string, side: 'width' | 'height') => {
      if (text.endsWith('%')) return box && (Number(text.slice(0, -1)) * box[side]) / 100
      return toPixels(text, measures)
    }
    const write = (kind: string, values: (number | null)[]) =>
      values.every((n) => n !== null && Number.isFinite(n))
        ? `${kind}(${values.map((n) => round(n ?? 0)).join(' ')})`
        : null
    const across = (text: string) => length(text || '0', 'width')
    const down = (text: string) => length(text || '0', 'height')
    switch (name) {
      case 'matrix':
        return args.length === 6 ? write('matrix', args.map(Number)) : null
      case 'translate':
        return write('translate', [across(first), down(second)])
      case 'translatex':
        return write('translate', [across(first), 0])
      case 'translatey':
        return write('translate', [0, down(first)])
      case 'scale':
        return write('scale', [number(first), number(second || first)])
      case 'scalex':
        return write('scale', [number(first), 1])
      case 'scaley':
        return write('scale', [1, number(first)])
      case 'rotate':
      case 'rotatez':
        return write('rotate', [angle(first)])
      case 'skewx':
        return write('skewX', [angle(first)])
      case 'skewy':
        return write('skewY', [angle(first)])
      case 'skew': {
        const tan = (text: string) => {
          const found = angle(text || '0')
          return found === null ? null : Math.tan((found * Math.PI) / 180)
        }
        return write('matrix', [1, tan(second), tan(first), 1, 0, 0])
      }
      default:
        return null
    }
  }
}

const edges: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }

/**
 * Origin of a transformation: `50% 10px`, `center`, `left top`.
 *
 * @returns null when it is not known
 */
export function originOf(text: string, box: Box, measures: Measures): [number, number] | null {
  const words = text.trim().toLowerCase().split(/\s+/)
  let [across = '', down = 'center'] = words
  if (/^(top|bottom)$/.test(across) || /^(left|right)$/.test(down)) [across, down] = [down, across]
  const place = (word: string, start: number, side: number) => {
    if (Object.hasOwn(edges, word)) return start + (edges[word] ?? 0) * side
    if (word.endsWith('%')) return start + (Number(word.slice(0, -1)) * side) / 100
    const pixels = toPixels(word, measures)
    return pixels === null ? null : start + pixels
  }
  const [x, y] = [place(across, box.x, box.width), place(down, box.y, box.height)]
  return x === null || y === null || !Number.isFinite(x + y) ? null : [x, y]
}

/** A transformation that turns around a place. */
export const around = (transform: string, [x, y]: readonly [number, number]): string =>
  x === 0 && y === 0
    ? transform
    : `translate(${round(x)} ${round(y)}) ${transform} translate(${round(-x)} ${round(-y)})`
