/** What the receipt of an order says. */
export const receiptMessages = {
  title: (number: number) => `Receipt for order ${number}`,
  file: (number: number) => `receipt-${number}.pdf`,
  download: 'Receipt',
  client: 'Client',
  email: 'Email',
  gone: 'Account deleted',
  product: 'Product',
  price: 'Price',
  paidAt: 'Paid on',
  paid: 'Paid',
  refunded: (day: string) => `Refunded ${day}`,
  left: 'Paid after refunds',
} as const
