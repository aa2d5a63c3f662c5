import { attributesOf } from './escape'
import { safeAddress } from './links'
import { type Marked, markOf } from './print-section'

/** A panel that the studio uploaded: only a picture, so its words are the alternative text. */
export type UploadedPicture = {
  src: string
  alt: string
  width: number
  height: number
  /** Other forms of it, such as smaller ones; the first that a browser knows is shown. */
  sources?: readonly { srcset: string; type?: string; media?: string }[]
}

/** Two commas in a row, a scheme or a host would be other addresses than those of the product. */
const isSafeSet = (srcset: string) =>
  srcset.split(',').every((one) => safeAddress(one.trim().split(/\s+/)[0]) !== undefined)

export function printUploaded(picture: UploadedPicture & Marked, id: string): string {
  const src = safeAddress(picture.src)
  if (src === undefined)
    throw new TypeError('A picture has an address of the web or a relative one')
  const sources = (picture.sources ?? [])
    .filter(({ srcset }) => isSafeSet(srcset))
    .map((source) => `<source${attributesOf({ ...source })}>`)
  const image = `<img${attributesOf({
    src,
    alt: picture.alt,
    width: String(Math.round(picture.width)),
    height: String(Math.round(picture.height)),
    loading: 'lazy',
  })}>`
  const inside = sources.length > 0 ? `<picture>${sources.join('')}${image}</picture>` : image
  return `<section${attributesOf({ id, class: 'panel uploaded' })}>${inside}${markOf(picture)}</section>`
}
