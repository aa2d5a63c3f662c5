import type { Place } from './place'

/** What is sold: order forms with their questions, order types, terms, prices; canned responses. */
export const orderStudioMap = {
  '/orders/order-terms': { screen: 'order-studio/terms/list.tsx', who: 'manageOrders' },
  '/orders/order-terms/new': { screen: 'order-studio/terms/new.tsx', who: 'manageOrders' },
  '/orders/order-terms/:term': { screen: 'order-studio/terms/edit.tsx', who: 'manageOrders' },
  '/orders/order-terms/:term/versions/:number': {
    screen: 'order-studio/terms/version.tsx',
    who: 'manageOrders',
  },
  '/orders/order-terms/:term/publish': {
    screen: 'order-studio/terms/publish.tsx',
    who: 'manageOrders',
  },
  '/orders/order-terms/:term/delete': {
    screen: 'order-studio/terms/delete.tsx',
    who: 'manageOrders',
    over: '/orders/order-terms/:term',
  },
  '/orders/canned-responses': {
    screen: 'canned-responses/order/list.tsx',
    who: 'manageOrders',
  },
  '/orders/canned-responses/new': {
    screen: 'canned-responses/order/new.tsx',
    who: 'manageOrders',
    over: '/orders/canned-responses',
  },
  '/orders/canned-responses/:response': {
    screen: 'canned-responses/order/edit.tsx',
    who: 'manageOrders',
  },
  '/orders/canned-responses/:response/delete': {
    screen: 'canned-responses/order/delete.tsx',
    who: 'manageOrders',
    over: '/orders/canned-responses/:response',
  },
} as const satisfies Record<string, Place>
