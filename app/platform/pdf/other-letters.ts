import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { rgb } from 'pdf-lib'
import sharp from 'sharp'
import { lettersFromRight, runsRightToLeft } from '~/shared/right-to-left'

/** A part of a line: as the font writes it, in letters that it lacks, or an emoji. */
export type Part = { kind: 'plain' | 'other' | 'emoji'; words: string }

const emoji =
  /((?:\p{RI}\p{RI}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}?)(?:\p{EMod}|\u{200d}\p{Extended_Pictographic}|[\u{fe0f}\u{20e3}\u{e0020}-\u{e007f}])*)/u

/**
 * The parts of a line, from its left. From the first to the last letter that is lacking it is one, so that
 * letters join and lines of two directions are in order; a text from right to left is one as a whole.
 */
export function partsOf(line: string, has: (letter: string) => boolean): Part[] {
  return line.split(emoji).flatMap((words, at): Part[] => {
    if (at % 2 === 1) return [{ kind: [...words].every(has) ? 'plain' : 'emoji', words }]
    const letters = [...words]
    const first = letters.findIndex((letter) => !has(letter))
    if (first < 0) return words ? [{ kind: 'plain', words }] : []
    const [, before = '', all = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? []
    const whole = runsRightToLeft(words)
    const last = letters.findLastIndex((letter) => !has(letter))
    const cut = whole
      ? [before, all, after]
      : [
          letters.slice(0, first).join(''),
          letters.slice(first, last + 1).join(''),
          letters.slice(last + 1).join(''),
        ]
    return cut.flatMap((part, i): Part[] =>
      part ? [{ kind: i === 1 ? 'other' : 'plain', words: part }] : [],
    )
  })
}

const leftToRight = new RegExp(
  `((?=[\\p{L}\\p{N}])[^${lettersFromRight}]+(?<=[\\p{L}\\p{N}]))`,
  'u',
)

/** A text in the order in which it is seen from the left, as readers of a PDF expect it and turn it again. */
export const inOrderOfSight = (words: string): string =>
  runsRightToLeft(words)
    ? words
        .split(leftToRight)
        .map((run, at) => (at % 2 === 1 ? run : [...run].reverse().join('')))
        .reverse()
        .join('')
    : words

type Ranges = readonly (readonly [first: number, last: number])[]
let known: Promise<Ranges> | undefined

/** The letters of all fonts of this machine, as fontconfig has them; none where there is no fontconfig. */
async function lettersHere(): Promise<Ranges> {
  try {
    const list = await promisify(execFile)('fc-list', ['--format', '%{charset}\n'], {
      maxBuffer: 64e6,
    })
    return [...new Set(list.stdout.split(/\s+/).filter(Boolean))].map((range) => {
      const [first = 0, last = first] = range.split('-').map((part) => Number.parseInt(part, 16))
      return [first, last]
    })
  } catch {
    return []
  }
}

/** Whether the machine has fonts with every letter of a text that is lacking. */
export async function canDraw(words: string, has: (letter: string) => boolean): Promise<boolean> {
  known ??= lettersHere()
  const ranges = await known
  return [...words]
    .filter((letter) => !has(letter) && !/\p{Cf}|[\u{fe00}-\u{fe0f}]/u.test(letter))
    .every((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return ranges.some(([first, last]) => code >= first && code <= last)
    })
}

type Drawn = {
  png: Buffer
  /** In points: from where the part begins to the picture, how large it is, and how far below the line it ends. */
  left: number
  width: number
  height: number
  below: number
  /** How far the next part begins from this one. */
  advance: number
}

type Ink = { size: number; strong: boolean; color: ReturnType<typeof rgb> }

/** Pixels of a point: enough for paper. */
const density = 5

/** Draws a part in the fonts of the machine; null where nothing came of it. */
export async function drawPart({ kind, words }: Part, ink: Ink): Promise<Drawn | null> {
  // Marks can be piled up without end: a line of nothing else is not worth a picture of any width.
  if (words.length > 400) return null
  try {
    return await (kind === 'emoji' ? drawEmoji(words, ink) : drawWords(words, ink))
  } catch {
    return null
  }
}

const escaped = (words: string) =>
  words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ')

async function drawWords(words: string, { size, strong, color }: Ink): Promise<Drawn | null> {
  const [up, down, edge] = [size * 1.6, size * 0.9, size]
  const width = size * (1.6 * [...words].length + 2)
  const turned = runsRightToLeft(words) ? 'direction="rtl" text-anchor="end"' : ''
  const fill = [color.red, color.green, color.blue].map((part) => Math.round(part * 255)).join(' ')
  const [across, high] = [width, up + down].map((points) => Math.ceil(points * density))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${high}" viewBox="0 0 ${width} ${up + down}">
    <text x="${edge}" y="${up}" font-size="${size}" font-weight="${strong ? 600 : 400}" font-family="sans-serif" fill="rgb(${fill})" xml:space="preserve" ${turned}>${escaped(words)}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 0 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0) / density - edge
  const top = -(info.trimOffsetTop ?? 0) / density
  const [wide, tall] = [info.width / density, info.height / density]
  return {
    ...{ png: data, left, width: wide, height: tall },
    below: top + tall - up,
    advance: left + wide + size * 0.08,
  }
}

/** In colors, which the drawing of words has not. */
async function drawEmoji(words: string, { size }: Ink): Promise<Drawn> {
  const text = { text: escaped(words), font: 'Noto Color Emoji 48', rgba: true }
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  const height = size * 1.15
  const width = (height * info.width) / info.height
  return {
    ...{ png: data, left: size * 0.05, width, height, below: size * 0.22 },
    advance: width + size * 0.1,
  }
}
