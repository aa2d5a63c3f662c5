import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type Face, faceOf } from '~/panels/dress/faces'
import type { Typeface } from '~/panels/types'

const require = createRequire(import.meta.url)
type Family = 'Inter' | Face['family']

const fileOf = (family: Family, path: string) =>
  require.resolve(`@fontsource-variable/${family.toLowerCase()}/${path}`)

/** Parts that a font may come in, the one that most letters are in first. */
const parts = [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
] as const

/** Printed text has these weights. */
const weights = { min: 400, max: 700 }

type WebsiteFont = { family: Family; part: string; range: string; bytes: Buffer }

type Wanted = { letters: string; typeface?: Typeface }

/**
 * Inter and what titles are set in with these letters alone, as WOFF2, in as many parts as they are in.
 * Letters that a font lacks are left out.
 */
export async function websiteFonts({ letters, typeface }: Wanted): Promise<WebsiteFont[]> {
  const face = faceOf(typeface)
  const inter = await partsOf('Inter', letters)
  return face ? [...inter, ...(await partsOf(face.family, letters))] : inter
}

async function partsOf(family: Family, letters: string): Promise<WebsiteFont[]> {
  const name = family.toLowerCase()
  const ranges: Record<string, string> = JSON.parse(
    await readFile(fileOf(family, 'unicode.json'), 'utf8'),
  )
  const left = new Set(letters)
  const fonts: WebsiteFont[] = []
  for (const part of parts) {
    const range = ranges[part] ?? ''
    const own = [...left].filter(isIn(range))
    if (own.length === 0) continue
    for (const letter of own) left.delete(letter)
    const whole = await readFile(fileOf(family, `files/${name}-${part}-wght-normal.woff2`))
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const
    fonts.push({ family, part, range, bytes: await subsetFont(whole, own.join(''), options) })
  }
  return fonts
}

/** @param range as style sheets write it: `U+0000-00FF,U+0131` */
function isIn(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return spans.some(([from, to]) => code >= from && code <= to)
  }
}
