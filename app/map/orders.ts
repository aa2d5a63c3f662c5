import type { RouteRow } from './route-row'

/** Orders: the lists, one order, and what is done with it, its payment among it. */
export const ordersMap = {
  '/orders': { screen: 'orders/list.tsx', who: 'signed-in' },
  '/orders/completed': { screen: 'orders/list.tsx', who: 'signed-in' },
  '/orders/pending-payment': { screen: 'orders/list.tsx', who: 'manageOrders' },
  '/orders/list.csv': { screen: 'orders/list-csv.ts', who: 'signed-in' },
  '/orders/views': { screen: 'work-list/save-view.tsx', who: 'signed-in' },
  '/orders/views/:view/rename': { screen: 'work-list/rename-view.tsx', who: 'signed-in' },
  '/orders/views/:view/delete': { screen: 'work-list/delete-view.ts', who: 'signed-in' },
  '/orders/:order': { screen: 'orders/order.tsx', who: 'signed-in' },
  '/orders/:order/print': { screen: 'orders/print.tsx', who: 'signed-in' },
  '/orders/:order/status': {
    screen: 'work-items/status.tsx',
    who: 'signed-in',
    over: '/orders/:order',
  },
  '/orders/:order/assign': {
    screen: 'work-items/assign.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/followers': {
    screen: 'work-items/followers.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/priority': {
    screen: 'work-items/priority.tsx',
    who: 'staff',
    over: '/orders/:order',
  },
  '/orders/:order/delete': {
    screen: 'work-items/delete.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/messages': {
    screen: 'orders/messages.tsx',
    who: 'signed-in',
    files: 'signed-in',
  },
  '/orders/:order/messages/:message/send-now': {
    screen: 'work-items/send-now.ts',
    who: 'signed-in',
  },
  '/orders/:order/messages/:message/take-back': {
    screen: 'work-items/take-back.ts',
    who: 'signed-in',
  },
  '/orders/:order/news': { screen: 'work-items/news.ts', who: 'signed-in' },
  '/orders/:order/canned': { screen: 'work-items/canned.ts', who: 'staff' },
  '/orders/:order/draft': { screen: 'work-items/draft.ts', who: 'signed-in' },
  '/orders/:order/notes': { screen: 'orders/notes.tsx', who: 'staff', files: 'staff' },
  '/orders/:order/notes/:note': {
    screen: 'work-items/edit-note.tsx',
    who: 'staff',
    files: 'staff',
    over: '/orders/:order',
  },
  '/orders/:order/attachments/:attachment': {
    screen: 'work-items/attachment.ts',
    who: 'signed-in',
  },
  '/orders/:order/attachments/:attachment/delete': {
    screen: 'work-items/delete-attachment.tsx',
    who: 'signed-in',
    over: '/orders/:order',
  },
  '/orders/:order/attachments/:attachment/pins': {
    screen: 'work-items/pins.tsx',
    who: 'signed-in',
  },
  '/orders/:order/attachments.zip': { screen: 'work-items/archive.ts', who: 'signed-in' },
  '/orders/:order/pay': { screen: 'orders/pay.tsx', who: 'signed-in' },
  '/orders/:order/refund/:payment': {
    screen: 'orders/refund.tsx',
    who: 'manageOrders',
    over: '/orders/:order',
  },
  '/orders/:order/receipt.pdf': { screen: 'orders/receipt.ts', who: 'signed-in' },
  // Signed in, or by the link of a mail.
  '/orders/:order/feedback': { screen: 'orders/feedback.tsx', who: 'anyone' },
} as const satisfies Record<string, RouteRow>
