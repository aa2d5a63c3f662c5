import type { PictureWord } from './own-words'

// Stands apart from what checks a picture: the words form takes it to the browser, without zod.

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
