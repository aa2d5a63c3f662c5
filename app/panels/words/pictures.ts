import { type OwnWords, ownWords, type PictureWord } from './own-words'

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

/** A picture as a form posts it: empty for the drawn one. */
export const textOfPicture = (word: PictureWord | undefined): string =>
  word ? pictureText(word.id, word.x, word.y, word.alt ?? '') : ''

/** The same of what is typed. */
export const pictureText = (id: string, x: string | number, y: string | number, alt: string) =>
  id ? JSON.stringify([id, String(x).trim(), String(y).trim(), alt]) : ''

/** What a form posted, in its parts, whatever it is. */
export function partsOfPicture(text: string): { id: string; x: string; y: string; alt: string } {
  let parts: unknown
  try {
    parts = JSON.parse(text)
  } catch {
    parts = []
  }
  const at = (i: number) => String((Array.isArray(parts) ? parts[i] : '') ?? '')
  return { id: at(0), x: at(1), y: at(2), alt: at(3) }
}

/** @returns nothing for what names no picture */
export function readPicture(text: string): PictureWord | undefined {
  const { id, x, y, alt } = partsOfPicture(text)
  if (x === '' || y === '') return undefined
  const word = { id, x: Number(x), y: Number(y), ...(alt && { alt }) }
  const read = ownWords.safeParse({ [pictureKey('picture')]: word })
  return read.data?.[pictureKey('picture')] as PictureWord | undefined
}
