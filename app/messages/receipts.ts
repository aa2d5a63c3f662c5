/** Texts of the receipt of an order. */
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
  takenBack: 'Reversed by the bank',
  left: 'Left after refunds',
  test: 'Paid at the test checkout: no money moved.',
  /** States no more than is known here: the payment provider works out the tax. */
  vat: 'This receipt confirms a payment; it is not a VAT invoice. If tax was charged, the payment provider’s receipt shows its rate and amount.',
  thanks: (studio: string) => `${studio} thanks you for your order.`,
} as const
