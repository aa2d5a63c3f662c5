import { type OwnWords, ownWords, type PictureWord } from './own-words'
import { partsOfPicture } from './picture-text'

const ending = '#picture'

/** The word of own words that names the picture of a slot. */
export const pictureKey = (slot: string): string => slot + ending

/** Pictures of a section's own, by the slot that shows them. */
export const picturesOf = (own: OwnWords): [slot: string, PictureWord][] =>
  Object.entries(own).flatMap(([key, word]): [string, PictureWord][] =>
    key.endsWith(ending) ? [[key.slice(0, -ending.length), word as PictureWord]] : [],
  )

/** Own words without those that name one of these pictures. */
export const withoutPicture = (own: OwnWords, pictureId: string): OwnWords =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([key, word]) => !(key.endsWith(ending) && (word as PictureWord).id === pictureId),
    ),
  )

/** @returns nothing for what names no picture */
export function readPicture(text: string): PictureWord | undefined {
  const { id, x, y, alt } = partsOfPicture(text)
  if (x === '' || y === '') return undefined
  const word = { id, x: Number(x), y: Number(y), ...(alt && { alt }) }
  const read = ownWords.safeParse({ [pictureKey('picture')]: word })
  return read.data?.[pictureKey('picture')] as PictureWord | undefined
}
