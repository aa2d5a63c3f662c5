/** The lists of orders: their addresses, and what each can be narrowed to and sorted by. Pure. */

export const orderLists = {
  open: '/orders',
  'pending-payment': '/orders/pending-payment',
  completed: '/orders/completed',
} as const

export type OrderList = keyof typeof orderLists

export const orderListNames = Object.keys(orderLists) as OrderList[]

/** The list at a path; the open ones where there is none. */
export const orderListAt = (path: string): OrderList =>
  orderListNames.find((list) => orderLists[list] === path) ?? 'open'

/** The tabs of the open ones. */
export const orderTabs = ['all', 'unassigned', 'overdue', 'mine', 'following'] as const
export type OrderTab = (typeof orderTabs)[number]

/** What lists can be sorted by; with a minus the other way round. */
export const orderSorts = [
  'due',
  '-due',
  '-created',
  'created',
  '-number',
  'number',
  'priority',
  '-priority',
  '-updated',
] as const
export type OrderSort = (typeof orderSorts)[number]
