import type { Place } from './place'

/** Money: paying an order, giving it back, and the test checkout. */
export const paymentsMap = {
  '/orders/:order/pay': { screen: 'orders/pay.tsx', who: 'signed-in' },
  '/orders/:order/refund/:payment': {
    screen: 'orders/refund.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/test-checkout/:session': { screen: 'payments/test-checkout.tsx', who: 'anyone' },
  '/webhooks/stripe': { who: 'anyone' },
} as const satisfies Record<string, Place>
