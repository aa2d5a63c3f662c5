import type { Address } from '~/map'

/** The lists of orders and their addresses. Pure. */

export const orderLists = {
  open: '/orders',
  'pending-payment': '/orders/pending-payment',
  completed: '/orders/completed',
} as const satisfies Record<string, Address>

export type OrderList = keyof typeof orderLists

export const orderListNames = Object.keys(orderLists) as OrderList[]

/** The list at a path; the open ones where there is none. */
export const orderListAt = (path: string): OrderList =>
  orderListNames.find((list) => orderLists[list] === path) ?? 'open'

/** The list that shows every row of the same status says nothing by filtering for it. */
export const ordersHaveOneStatus = (list: OrderList): boolean => list !== 'open'
