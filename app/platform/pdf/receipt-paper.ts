import { receiptMessages as say } from '~/messages/receipts'
import { newPdfWriter, sheet } from './pdf-writer'

/** A receipt in the words that are printed. */
type ReceiptPaper = {
  studio: string
  /** Studio's address for letters; empty without one. */
  contact: string
  number: number
  product: string
  /** Title of the order. */
  title: string
  /** Company, name and address, a line each. */
  client: string[]
  price: string
  /** The day it was paid, and by whose clock. */
  paidAt: string
  zone: string
  /** Payments and refunds; `strong`: the total of the lines above. */
  sums: { label: string; sum: string; strong: boolean }[]
  /** Whether it was paid at the test checkout. */
  test: boolean
}

/** The receipt of an order as a PDF. */
export async function receiptPaper(receipt: ReceiptPaper): Promise<Uint8Array> {
  const { studio, contact, number, product, title, price, paidAt, zone } = receipt
  const writer = await newPdfWriter()
  const { document } = writer
  document.setTitle(say.title(number), { showInWindowTitleBar: true })
  document.setAuthor(studio)
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')

  writer.text(studio, { size: 13, strong: true, color: 'mark' })
  if (contact) writer.text(contact, { color: 'grey' })
  writer.down(contact ? 19 : 34)
  writer.text(say.title(number), { size: 26, strong: true })
  writer.down(10)
  if (receipt.test) {
    writer.text(say.test, { strong: true })
    writer.down(10)
  }
  const column = (left: number, room: number, words: string[]) => ({
    words,
    left: sheet.edge + left,
    room,
  })
  writer.columns([
    column(0, 90, [say.number, String(number)]),
    column(106, 110, [say.paidAt, paidAt, zone]),
    column(232, 251, [say.client, ...receipt.client]),
  ])
  writer.down(28)
  writer.row(say.what, say.amount, { size: 8.5, color: 'grey' })
  writer.rule(true)
  writer.row(product, price, { size: 11, strong: true })
  if (title !== product) {
    writer.text(title, { color: 'grey', room: 360 })
    writer.down(6)
  }
  writer.rule()
  for (const { label, sum, strong } of receipt.sums) {
    writer.row(label, sum, strong ? { size: 12, strong } : { color: 'grey' })
  }
  writer.foot([say.vat, say.thanks(studio)])
  return writer.finish()
}
