import type { Place } from './place'

/** Orders: one order. */
export const ordersMap = {
  '/orders/:order': { screen: 'orders/order.tsx', who: 'signed-in' },
} as const satisfies Record<string, Place>
