import { createTheme } from '../color/create-theme'
import type { Layer } from '../layer'
import type { Brand, PanelColor } from '../types'
import { attributesOf } from './escape'
import { printLayer } from './layer'
import { type LinkFinder, safeAddress } from './links'
import type { Sheet } from './print/sheet'
import { type Marked, markOf } from './print-section'

/** A panel that the studio uploaded: a picture, its alternative text, and words that lie over it. */
export type UploadedPicture = {
  src: string
  alt: string
  width: number
  height: number
  /** Ground of the words where they follow the picture. */
  color?: PanelColor
  layer?: Layer
  /** Other forms of it, such as smaller ones; the first that a browser knows is shown. */
  sources?: readonly { srcset: string; type?: string; media?: string }[]
}

type PrintedOn = {
  brand: Brand
  sheet: Sheet
  linkTo: LinkFinder
  level: 1 | 2
  id: string
  /** It is seen at once. */
  isFirst: boolean
}

/** Two commas in a row, a scheme or a host would be other addresses than those of the product. */
const isSafeSet = (srcset: string) =>
  srcset.split(',').every((one) => safeAddress(one.trim().split(/\s+/)[0]) !== undefined)

export function printUploaded(
  { color = 'light', layer, ...picture }: UploadedPicture & Marked,
  { brand, sheet, id, isFirst, ...on }: PrintedOn,
): { html: string; hasTitle: boolean } {
  const src = safeAddress(picture.src)
  if (src === undefined)
    throw new TypeError('A picture has an address of the web or a relative one')
  const sources = (picture.sources ?? [])
    .filter(({ srcset }) => isSafeSet(srcset))
    .map((source) => `<source${attributesOf({ ...source })}>`)
  const { focus, rows = [] } = layer ?? {}
  const place = focus && sheet.classOf({ 'object-position': `${focus.x}% ${focus.y}%` })
  const image = `<img${attributesOf({
    src,
    alt: picture.alt,
    width: String(Math.round(picture.width)),
    height: String(Math.round(picture.height)),
    loading: isFirst ? undefined : 'lazy',
    class: place ? `cut ${place}` : undefined,
  })}>`
  const inside = sources.length > 0 ? `<picture>${sources.join('')}${image}</picture>` : image
  const ratio = picture.height / picture.width
  const words = rows.length > 0 ? printLayer(rows, { sheet, ratio, ...on }) : ''
  const theme = words ? ` ${sheet.classOfTheme(createTheme(brand, color))}` : ''
  const around = attributesOf({ id, class: `panel uploaded${theme}` })
  return {
    html: `<section${around}>${inside}${words}${markOf(picture)}</section>`,
    hasTitle: rows.some(({ role }) => role === 'title'),
  }
}
