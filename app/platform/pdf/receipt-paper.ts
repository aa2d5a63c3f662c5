import { receiptMessages as say } from '~/messages/receipts'
import { newPen, sheet } from './pen'

/** A receipt in the words that are printed. */
export type ReceiptPaper = {
  studio: string
  /** Where people write to it; empty for nowhere. */
  contact: string
  number: number
  product: string
  /** What the order is called. */
  title: string
  /** Company, name and address, a line each. */
  client: string[]
  price: string
  /** The day it was paid, and by whose clock. */
  paidAt: string
  zone: string
  /** What was paid and what went back; `strong`: what the lines above come to. */
  sums: { label: string; sum: string; strong: boolean }[]
  /** Whether it was paid at the test checkout. */
  test: boolean
}

/** The receipt of an order as a PDF. */
export async function receiptPaper(receipt: ReceiptPaper): Promise<Uint8Array> {
  const { studio, contact, number, product, title, price, paidAt, zone } = receipt
  const pen = await newPen()
  const { document } = pen
  document.setTitle(say.title(number), { showInWindowTitleBar: true })
  document.setAuthor(studio)
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')

  pen.text(studio, { size: 13, strong: true, color: 'mark' })
  if (contact) pen.text(contact, { color: 'grey' })
  pen.down(contact ? 19 : 34)
  pen.text(say.title(number), { size: 26, strong: true })
  pen.down(10)
  if (receipt.test) {
    pen.text(say.test, { strong: true })
    pen.down(10)
  }
  const column = (left: number, room: number, words: string[]) => ({
    words,
    left: sheet.edge + left,
    room,
  })
  pen.columns([
    column(0, 90, [say.number, String(number)]),
    column(106, 110, [say.paidAt, paidAt, zone]),
    column(232, 251, [say.client, ...receipt.client]),
  ])
  pen.down(28)
  pen.row(say.what, say.amount, { size: 8.5, color: 'grey' })
  pen.rule(true)
  pen.row(product, price, { size: 11, strong: true })
  if (title !== product) {
    pen.text(title, { color: 'grey', room: 360 })
    pen.down(6)
  }
  pen.rule()
  for (const { label, sum, strong } of receipt.sums) {
    pen.row(label, sum, strong ? { size: 12, strong } : { color: 'grey' })
  }
  pen.foot([say.vat, say.thanks(studio)])
  return pen.finish()
}
