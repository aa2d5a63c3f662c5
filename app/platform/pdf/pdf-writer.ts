import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  type PDFPage,
  rgb,
  setCharacterSqueeze,
  setFillingColor,
  setFontAndSize,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib'
import { fonts } from '~/panels/render/fonts'
import { canDraw, drawPart, inOrderOfSight, type Part, partsOf } from './other-letters'
import { addFont, type PdfFont } from './pdf-font'

type Measured = Pick<PdfFont, 'width'>

/** Breaks a text into lines that fit the room; a word that is too wide continues on the next line. */
function wrapped(font: Measured, text: string, size: number, room: number): string[] {
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

/** A4 in points, and the room around what is written. */
export const sheet = { width: 595, height: 842, edge: 56, foot: 96 }
const right = sheet.width - sheet.edge

const inks = {
  ink: rgb(0.07, 0.18, 0.24),
  grey: rgb(0.35, 0.4, 0.45),
  rule: rgb(0.84, 0.86, 0.89),
  mark: rgb(0.16, 0.25, 0.59),
}

type Look = {
  size?: number
  strong?: boolean
  color?: keyof typeof inks
  /** Left edge of a line, and its greatest width. */
  left?: number
  room?: number
}

/** `under`: unseen, below a picture of the same words that is so wide. */
type Place = { x: number; y: number; look: Look; under?: number }

/** Writes downwards on sheets of a new document, and goes on on a new one at the end of one. */
export async function newPdfWriter() {
  const document = await PDFDocument.create()
  const faces = { text: faceOf(document, 400), strong: faceOf(document, 600) }
  let page = addSheet()
  let top = sheet.height - sheet.edge

  function addSheet(): PDFPage {
    const added = document.addPage([sheet.width, sheet.height])
    added.drawRectangle({
      ...{ x: 0, y: sheet.height - 6, width: sheet.width, height: 6 },
      color: inks.mark,
    })
    return added
  }
  const turnOver = () => {
    page = addSheet()
    top = sheet.height - sheet.edge
  }
  const down = (by: number) => {
    top -= by
    if (top < sheet.foot) turnOver()
  }
  /** Lines with letters that the font lacks, which are drawn when all is written. */
  const later: (() => Promise<void>)[] = []
  const put = (words: string, x: number, y: number, look: Look) => {
    const font = look.strong ? faces.strong : faces.text
    const on = page
    if ([...words].every(font.has)) write(on, words, { x, y, look })
    else later.push(() => putParts(on, partsOf(words, font.has), { x, y, look }))
  }
  const write = (on: PDFPage, words: string, { x, y, look, under }: Place) => {
    const font = look.strong ? faces.strong : faces.text
    on.pushOperators(
      beginText(),
      setFillingColor(inks[look.color ?? 'ink']),
      setFontAndSize(on.node.newFontDictionary('Inter', font.ref), look.size ?? 10),
      setTextRenderingMode(under ? TextRenderingMode.Invisible : TextRenderingMode.Fill),
      setCharacterSqueeze(under ? (100 * under) / font.width(words, look.size ?? 10) : 100),
      moveText(x, y),
      showText(font.encode(inOrderOfSight(words))),
      endText(),
    )
  }
  /** Each part beside the one before; one of other letters is a picture, with its words unseen below it. */
  const putParts = async (on: PDFPage, parts: readonly Part[], { x, y, look }: Place) => {
    const { size = 10, strong = false, color = 'ink' } = look
    const font = strong ? faces.strong : faces.text
    let left = x
    for (const part of parts) {
      const drawn =
        part.kind !== 'plain' && (await canDraw(part.words, font.has))
          ? await drawPart(part, { size, strong, color: inks[color] })
          : null
      write(on, part.words, { x: left, y, look, ...(drawn && { under: drawn.width }) })
      if (drawn) {
        const picture = await document.embedPng(drawn.png)
        const { width, height, below } = drawn
        on.drawImage(picture, { x: left + drawn.left, y: y - below, width, height })
      }
      left += drawn?.advance ?? font.width(part.words, size)
    }
  }
  const linesOf = (words: string, look: Look) => {
    const { size = 10, left = sheet.edge, room = right - left } = look
    return wrapped(look.strong ? faces.strong : faces.text, words, size, room)
  }

  return {
    document,
    down,
    /** Height of a part that stays together: it gets a new sheet when there is no room for it. */
    keep(room: number) {
      if (top - room < sheet.foot) turnOver()
    },
    /** A rectangle of a color, written as #6b1f2e, that hangs from where the pen is. */
    swatch(color: string, box: { left: number; width: number; height: number }) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
        (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
      )
      const { left: x, width, height } = box
      page.drawRectangle({
        ...{ x, y: top - height, width, height, color: rgb(red, green, blue) },
        ...{ borderColor: inks.rule, borderWidth: 0.5 },
      })
    },
    /** A PNG or JPEG that hangs from where the pen is, no larger than a box; the pen goes below it. */
    async picture(
      { bytes, isPng }: { bytes: Uint8Array; isPng: boolean },
      most: { width: number; height: number },
    ) {
      const picture = await (isPng ? document.embedPng(bytes) : document.embedJpg(bytes))
      const { width, height } = picture.scaleToFit(most.width, most.height)
      page.drawImage(picture, { x: sheet.edge, y: top - height, width, height })
      down(height)
    },
    /** A text from where the pen is, downwards. */
    text(words: string, look: Look = {}) {
      for (const part of linesOf(words, look)) {
        put(part, look.left ?? sheet.edge, top, look)
        down((look.size ?? 10) * 1.5)
      }
    },
    /** Texts beside each other, each from the same height; the pen goes below the longest. */
    columns(columns: { words: string[]; left: number; room: number }[]) {
      const written = columns.map(({ words: [first = '', ...rest], left, room }) => ({
        left,
        lines: [
          ...linesOf(first, { left, room }).map((part) => [part, 'grey'] as const),
          ...rest.flatMap((part) =>
            linesOf(part, { left, room }).map((each) => [each, 'ink'] as const),
          ),
        ],
      }))
      const rows = Math.max(...written.map(({ lines }) => lines.length))
      for (let row = 0; row < rows; row += 1) {
        for (const { left, lines } of written) {
          const [words, color] = lines[row] ?? []
          if (words) put(words, left, top, color ? { color } : {})
        }
        down(16)
      }
    },
    /** A label, and a sum at the right edge. */
    row(label: string, sum: string, look: Look = {}) {
      const { size = 10 } = look
      const font = look.strong ? faces.strong : faces.text
      put(sum, right - font.width(sum, size), top, look)
      const [first = '', ...rest] = linesOf(label, { ...look, room: 360 })
      put(first, look.left ?? sheet.edge, top, look)
      for (const part of rest) {
        down(size * 1.5)
        put(part, look.left ?? sheet.edge, top, look)
      }
      down(size * 2)
    },
    rule(strong = false) {
      const y = top + 8
      const ends = { start: { x: sheet.edge, y }, end: { x: right, y } }
      page.drawLine({ ...ends, thickness: strong ? 1 : 0.5, color: strong ? inks.ink : inks.rule })
      down(14)
    },
    /** At the foot of the last sheet. */
    foot(texts: readonly string[]) {
      let y = sheet.edge - 8
      const look = { size: 8, color: 'grey' } as const
      for (const part of texts.flatMap((text) => linesOf(text, look)).reverse()) {
        put(part, sheet.edge, y, look)
        y += 12
      }
    },
    async finish(): Promise<Uint8Array> {
      for (const draw of later) await draw()
      faces.text.finish()
      faces.strong.finish()
      return document.save()
    },
  }
}

const faceOf = (document: PDFDocument, weight: number): PdfFont => {
  const face = fonts().find((each) => each.weight === weight) ?? fonts()[0]
  if (!face) throw new Error('there is no font')
  return addFont(document, face.data, `Inter${weight}`)
}
