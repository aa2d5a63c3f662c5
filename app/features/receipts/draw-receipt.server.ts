import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import { date } from '~/messages/dates'
import { receiptMessages as say } from '~/messages/receipts'
import { fonts } from '~/panels/render/fonts'
import { addFont, type PdfFont } from '~/platform/pdf/pdf-font'
import { moneyText } from '~/work/money'
import type { Receipt } from './receipt-of.server'

/** A4 in points, and the room around what is written. */
const page = { width: 595, height: 842, edge: 56 }
const line = 20
const ink = rgb(0.07, 0.18, 0.24)
const grey = rgb(0.35, 0.4, 0.45)

/** The receipt of an order as a PDF. */
export async function drawReceipt(receipt: Receipt): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(say.title(receipt.number), { showInWindowTitleBar: true })
  document.setAuthor(receipt.studio)
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')
  const faces = { text: faceOf(document, 400), strong: faceOf(document, 600) }
  const write = writer(document, faces)
  write.text(receipt.studio, { size: 12, strong: true })
  write.down(line * 2)
  write.text(say.title(receipt.number), { size: 22, strong: true })
  write.down(line * 1.5)
  for (const [label, value] of factsOf(receipt)) write.row(label, value)
  write.rule()
  const [total, ...moves] = sumsOf(receipt)
  if (total) write.row(...total, true)
  for (const [label, value] of moves) write.row(label, value)
  faces.text.finish()
  faces.strong.finish()
  return document.save()
}

const faceOf = (document: PDFDocument, weight: number): PdfFont => {
  const face = fonts().find((each) => each.weight === weight) ?? fonts()[0]
  if (!face) throw new Error('there is no font')
  return addFont(document, face.data, `Inter${weight}`)
}

const factsOf = ({ product, client, price, paidAt, zone }: Receipt): [string, string][] => [
  [say.client, client ? client.name : say.gone],
  ...(client ? [[say.email, client.email] as [string, string]] : []),
  [say.product, product],
  [say.price, moneyText(price)],
  [say.paidAt, date(paidAt, zone)],
]

function sumsOf({ paid, refunds, zone }: Receipt): [string, string][] {
  const left = refunds.reduce((sum, { sum: { amount } }) => sum - amount, paid.amount)
  const back = refunds.map(({ sum, at }): [string, string] => [
    say.refunded(date(at, zone)),
    `−${moneyText(sum)}`,
  ])
  const rest: [string, string][] =
    refunds.length > 0 ? [[say.left, moneyText({ ...paid, amount: left })]] : []
  return [[say.paid, moneyText(paid)], ...back, ...rest]
}

type Faces = { text: PdfFont; strong: PdfFont }

/** Writes downwards, and goes on on a new page at the end of one. */
function writer(document: PDFDocument, faces: Faces) {
  let sheet = document.addPage([page.width, page.height])
  let top = page.height - page.edge
  const down = (by: number) => {
    top -= by
    if (top >= page.edge) return
    sheet = document.addPage([page.width, page.height])
    top = page.height - page.edge
  }
  const right = page.width - page.edge
  const valueAt = page.edge + 150
  return {
    down,
    text: (words: string, { size, strong }: { size: number; strong: boolean }) => {
      const font = strong ? faces.strong : faces.text
      for (const part of wrapped(font, words, size, right - page.edge)) {
        put(sheet, { font, size, at: [page.edge, top], color: ink }, part)
        down(size * 1.4)
      }
    },
    row: (label: string, value: string, strong = false) => {
      put(sheet, { font: faces.text, size: 10, at: [page.edge, top], color: grey }, label)
      const font = strong ? faces.strong : faces.text
      for (const part of wrapped(font, value, 10, right - valueAt)) {
        put(sheet, { font, size: 10, at: [valueAt, top], color: ink }, part)
        down(line)
      }
    },
    rule: () => {
      const start = { x: page.edge, y: top + line / 2 }
      sheet.drawLine({ start, end: { ...start, x: right }, thickness: 0.5, color: grey })
      down(line)
    },
  }
}

type Look = { font: PdfFont; size: number; at: [number, number]; color: ReturnType<typeof rgb> }

function put(sheet: PDFPage, { font, size, at, color }: Look, words: string): void {
  sheet.pushOperators(
    beginText(),
    setFillingColor(color),
    setFontAndSize(sheet.node.newFontDictionary('Inter', font.ref), size),
    moveText(...at),
    showText(font.encode(words)),
    endText(),
  )
}

/** A text in lines that are no wider than there is room; a word that is goes on on the next. */
function wrapped(font: PdfFont, text: string, size: number, room: number): string[] {
  const lines = ['']
  for (const part of text.split(/(?<= )/).flatMap((word) => pieces(font, word, size, room))) {
    const last = lines.at(-1) ?? ''
    if (last === '' || font.width((last + part).trimEnd(), size) <= room) {
      lines[lines.length - 1] = last + part
    } else lines.push(part)
  }
  return lines
}

/** A word, cut where it is too wide for a line. */
function pieces(font: PdfFont, word: string, size: number, room: number): string[] {
  const cut = ['']
  for (const letter of word) {
    const last = cut.at(-1) ?? ''
    if (font.width((last + letter).trimEnd(), size) <= room) cut[cut.length - 1] = last + letter
    else cut.push(letter)
  }
  return cut
}
