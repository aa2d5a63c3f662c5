import satori from 'satori'
import sharp from 'sharp'
import { contrast } from '~/panels/color/contrast'
import { createTheme } from '~/panels/color/create-theme'
import type { PanelDefinition } from '~/panels/definition'
import { cleanUp } from '~/panels/render/clean-up'
import { fonts } from '~/panels/render/fonts'
import type { Brand } from '~/panels/types'
import type { Variant } from '~/panels/variant'

type FaintWord = { text: string; ratio: number; needed: number }

type Word = { text: string; color: string; x: number; y: number; width: number; size: number }

/** Half of the width is enough to tell what is behind a word. */
const scale = 0.5

function wordsOf(svg: string): Word[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].flatMap(([, tag = '', text = '']) => {
    const value = (name: string) => Number(tag.match(new RegExp(`\\b${name}="([\\d.-]+)"`))?.[1])
    const color = tag.match(/\bfill="(#[0-9a-f]{6})"/i)?.[1]
    if (!color || !text.trim()) return []
    const [x, y, width, size] = [value('x'), value('y'), value('width'), value('font-size')]
    return [{ text, color, x, y, width, size }]
  })
}

const hex = (sum: number[], count: number) =>
  `#${sum
    .map((v) =>
      Math.round(v / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

type Raster = { data: Buffer; width: number; height: number }

/** The mean color behind a word. */
function groundOf({ data, width, height }: Raster, word: Word): string {
  const [left, right] = [word.x * scale, (word.x + word.width) * scale]
  const [top, bottom] = [(word.y - word.size * 0.72) * scale, word.y * scale]
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const at = (y * width + x) * 3
      for (const i of [0, 1, 2]) sum[i] = (sum[i] ?? 0) + (data[at + i] ?? 0)
      count += 1
    }
  }
  return count ? hex(sum, count) : '#ffffff'
}

/** A photograph of one color in place of each drawn picture. */
const photographed = (svg: string, color: string) =>
  svg.replace(
    /(href="data:image\/svg\+xml;base64,)[^"]*/g,
    (_, start) =>
      start +
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect width="100" height="100" fill="${color}"/></svg>`,
      ).toString('base64'),
  )

type Over = {
  /** The color of a photograph, over which also large words need 4.5. */
  photo?: string
  /** Words over those of the panel. */
  words?: object
}

/** Words whose contrast with what is drawn behind them is too low: 4.5, or 3 when they are large. */
export async function faintWords(
  panel: PanelDefinition,
  brand: Brand,
  { orientation, color }: Variant,
  { photo, words: own }: Over = {},
): Promise<FaintWord[]> {
  const t = { ...createTheme(brand, color), photos: photo !== undefined }
  const element = panel.render({ t, o: orientation, content: { ...panel.content, ...own } })
  const raw = await satori(element, { width: 1440, fonts: fonts(), embedFont: false })
  const words = wordsOf(raw)
  const pictured = photo ? photographed(raw, photo) : raw
  const bare = cleanUp(pictured.replace(/<text [^>]*>[^<]*<\/text>/g, ''), { keepImages: [] })
  const { data, info } = await sharp(Buffer.from(bare), { density: 72 * scale, unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return words.flatMap((word) => {
    const needed = word.size >= 24 && !photo ? 3 : 4.5
    const ratio = contrast(word.color, groundOf({ data, ...info }, word))
    return ratio < needed ? [{ text: word.text, ratio, needed }] : []
  })
}
