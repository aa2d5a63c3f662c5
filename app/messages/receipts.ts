/** What the receipt of an order says. */
export const receiptMessages = {
  title: (number: number) => `Receipt for order ${number}`,
  file: (number: number) => `receipt-${number}.pdf`,
  download: 'Receipt',
  number: 'Order',
  client: 'Paid by',
  gone: 'Account deleted',
  what: 'What was ordered',
  amount: 'Amount',
  paidAt: 'Paid on',
  extras: 'Coupons and tax',
  paid: 'Paid',
  paidTime: (time: number) => `Paid, payment ${time}`,
  refunded: (day: string) => `Refunded ${day}`,
  takenBack: 'Taken back by the bank',
  left: 'Left after what went back',
  test: 'Paid at the test checkout: no money moved.',
  /** No more than is known here: who works tax out is the payment provider. */
  vat: 'This receipt confirms a payment; it is not a VAT invoice. Where tax was charged, the receipt of the payment provider names its rate and sum.',
  thanks: (studio: string) => `${studio} thanks you for your order.`,
} as const
