import { fileSize } from './file-size'

type Values = Record<string, string | number>

/** What /order and /create-order say. */
export const createOrderMessages = {
  title: 'Order a design',
} as const

/** The sentences of the fault codes of this area. */
export const createOrderErrors: Record<string, string | ((v: Values) => string)> = {
  'off-sale': 'This is not for sale any more, so nothing was ordered. What you wrote stands below.',
  'no-room-for-guests':
    'Files cannot be kept right now. Please log in or sign up first, or leave them out: you can send them after you have ordered.',
  'order-files-full': (v) => `The files of an order have at most ${fileSize(Number(v.limit))}.`,
  'terms-changed':
    'The order terms were changed while you were reading them. What you wrote is kept: please read them again and accept them.',
  'price-changed':
    'The price was changed while you were filling in the form. What you wrote is kept: please look at the new price and send it again.',
}
