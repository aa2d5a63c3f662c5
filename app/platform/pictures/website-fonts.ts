import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const ofInter = (path: string) => require.resolve(`@fontsource-variable/inter/${path}`)

/** Parts that Inter comes in, the one that most letters are in first. */
const parts = [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
] as const

/** Printed text has these weights. */
const weights = { min: 400, max: 700 }

type WebsiteFont = { part: string; range: string; bytes: Buffer }

/** Inter with these letters alone, as WOFF2, in as many parts as they are in. Letters it lacks are left out. */
export async function websiteFonts({ letters }: { letters: string }): Promise<WebsiteFont[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(ofInter('unicode.json'), 'utf8'))
  const left = new Set(letters)
  const fonts: WebsiteFont[] = []
  for (const part of parts) {
    const range = ranges[part] ?? ''
    const own = [...left].filter(isIn(range))
    if (own.length === 0) continue
    for (const letter of own) left.delete(letter)
    const whole = await readFile(ofInter(`files/inter-${part}-wght-normal.woff2`))
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const
    fonts.push({ part, range, bytes: await subsetFont(whole, own.join(''), options) })
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
