import type { PdfFont } from '~/platform/pdf/pdf-font'

type Measured = Pick<PdfFont, 'width'>

/** A text in lines that are no wider than there is room; a word that is goes on on the next. */
export function wrapped(font: Measured, text: string, size: number, room: number): string[] {
  const lines = ['']
  for (const part of text.split(/(?<= )/).flatMap((word) => pieces(font, word, size, room))) {
    const last = lines.at(-1) ?? ''
    if (last === '' || font.width((last + part).trimEnd(), size) <= room) {
      lines[lines.length - 1] = last + part
    } else lines.push(part)
  }
  return lines
}

/** Letters that stay together: with their vowel signs, or several emoji that are one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word, cut where it is too wide for a line. */
function pieces(font: Measured, word: string, size: number, room: number): string[] {
  const cut = ['']
  for (const { segment: letter } of letters.segment(word)) {
    const last = cut.at(-1) ?? ''
    if (font.width((last + letter).trimEnd(), size) <= room) cut[cut.length - 1] = last + letter
    else cut.push(letter)
  }
  return cut
}
