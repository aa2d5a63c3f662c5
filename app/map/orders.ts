import type { Place } from './place'

/** Orders: the lists, one order, and what is done with it, its payment among it. */
export const ordersMap = {
  '/orders': { screen: 'orders/list.tsx', who: 'signed-in' },
  '/orders/completed': { screen: 'orders/list.tsx', who: 'signed-in' },
  '/orders/pending-payment': { screen: 'orders/list.tsx', who: 'manageOrders' },
  '/orders/list.csv': { screen: 'orders/list-csv.ts', who: 'signed-in' },
  '/orders/views': { screen: 'orders/save-view.tsx', who: 'signed-in' },
  '/orders/views/:view/rename': { screen: 'orders/rename-view.tsx', who: 'signed-in' },
  '/orders/views/:view/delete': { screen: 'orders/delete-view.tsx', who: 'signed-in' },
  '/orders/:order': { screen: 'orders/order.tsx', who: 'signed-in' },
  '/orders/:order/print': { screen: 'orders/print.tsx', who: 'signed-in' },
  '/orders/:order/status': {
    screen: 'orders/status.tsx',
    who: 'signed-in',
    over: '/orders/:order',
  },
  '/orders/:order/assign': {
    screen: 'orders/assign.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/followers': {
    screen: 'orders/followers.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/priority': {
    screen: 'orders/priority.tsx',
    who: 'staff',
    over: '/orders/:order',
  },
  '/orders/:order/delete': {
    screen: 'orders/delete.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/messages': {
    screen: 'orders/messages.tsx',
    who: 'signed-in',
    files: 'signed-in',
  },
  '/orders/:order/messages/:message/send-now': {
    screen: 'orders/send-now.ts',
    who: 'signed-in',
  },
  '/orders/:order/messages/:message/take-back': {
    screen: 'orders/take-back.ts',
    who: 'signed-in',
  },
  '/orders/:order/news': { screen: 'orders/news.ts', who: 'signed-in' },
  '/orders/:order/canned': { screen: 'orders/canned.ts', who: 'staff' },
  '/orders/:order/draft': { screen: 'orders/draft.ts', who: 'signed-in' },
  '/orders/:order/notes': { screen: 'orders/notes.tsx', who: 'staff', files: 'staff' },
  '/orders/:order/notes/:note': {
    screen: 'orders/edit-note.tsx',
    who: 'staff',
    files: 'staff',
    over: '/orders/:order',
  },
  '/orders/:order/attachments/:attachment': { screen: 'orders/attachment.ts', who: 'signed-in' },
  '/orders/:order/attachments/:attachment/delete': {
    screen: 'orders/delete-attachment.tsx',
    who: 'signed-in',
    over: '/orders/:order',
  },
  '/orders/:order/attachments/:attachment/pins': { screen: 'orders/pins.tsx', who: 'signed-in' },
  '/orders/:order/attachments.zip': { screen: 'orders/archive.ts', who: 'signed-in' },
  '/orders/:order/pay': { screen: 'orders/pay.tsx', who: 'signed-in' },
  '/orders/:order/refund/:payment': {
    screen: 'orders/refund.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/receipt.pdf': { screen: 'orders/receipt.ts', who: 'signed-in' },
  // Signed in, or by the link of a mail.
  '/orders/:order/feedback': { screen: 'orders/feedback.tsx', who: 'anyone' },
} as const satisfies Record<string, Place>
