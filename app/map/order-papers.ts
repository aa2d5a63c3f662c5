import type { Place } from './place'

/** What an order has at its end: the receipt, and what its client thought of it. */
export const orderPapersMap = {
  // Signed in, or by the link of a mail.
  '/orders/:order/feedback': { screen: 'orders/feedback.tsx', who: 'anyone' },
  '/orders/:order/receipt.pdf': { screen: 'orders/receipt.ts', who: 'signed-in' },
} as const satisfies Record<string, Place>
