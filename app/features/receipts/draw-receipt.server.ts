import { date } from '~/messages/dates'
import { receiptMessages as say } from '~/messages/receipts'
import { newPen, sheet } from '~/platform/pdf/pen'
import { makeQueue } from '~/platform/turns'
import { exactMoney } from '~/work/money'
import type { Receipt } from './receipt-of.server'
import { sumsOf } from './receipt-sums'

const alone = makeQueue()

/** The receipt of an order as a PDF: one at a time, so that others are served in between. */
export const drawReceipt = (receipt: Receipt): Promise<Uint8Array> => alone(() => draw(receipt))

async function draw(receipt: Receipt): Promise<Uint8Array> {
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
    column(106, 110, [say.paidAt, date(paidAt, zone)]),
    column(232, 251, [say.client, ...clientOf(receipt)]),
  ])
  pen.down(28)
  pen.row(say.what, say.amount, { size: 8.5, color: 'grey' })
  pen.rule(true)
  pen.row(product, exactMoney(price), { size: 11, strong: true })
  if (title !== product) {
    pen.text(title, { color: 'grey', room: 360 })
    pen.down(6)
  }
  pen.rule()
  for (const { label, sum, strong } of sumsOf(receipt)) {
    pen.row(label, sum, strong ? { size: 12, strong } : { color: 'grey' })
  }
  pen.foot([say.vat, say.thanks(studio)])
  return pen.finish()
}

const clientOf = ({ client, company }: Receipt): string[] =>
  client ? [...(company ? [company] : []), client.name, client.email] : [say.gone]
