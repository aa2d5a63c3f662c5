import { date, zoneTime } from '~/messages/dates'
import { receiptMessages as say } from '~/messages/receipts'
import { onPicture } from '~/platform/pictures/pictures.server'
import { exactMoney } from '~/shared/money'
import type { Receipt } from './find-receipt.server'
import { sumsOf } from './receipt-sums'

/**
 * The receipt of an order as a PDF.
 *
 * @param owner who asks for it
 * @throws DomainError `pictures-busy` (429)
 */
export function drawReceipt(receipt: Receipt, owner: string): Promise<Uint8Array> {
  const { studio, contact, number, product, title, price, paidAt, clock, test } = receipt
  const words = {
    ...{ studio, contact, number, product, title, test },
    client: clientOf(receipt),
    price: exactMoney(price),
    paidAt: date(paidAt, { ...clock, isOwn: true }),
    zone: zoneTime(clock.zone),
    sums: sumsOf(receipt),
  }
  return onPicture('receipt', words, { owner })
}

const clientOf = ({ client, company }: Receipt): string[] =>
  client ? [...(company ? [company] : []), client.name, client.email] : [say.gone]
