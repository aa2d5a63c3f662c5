import { fileSize } from './file-size'
import { count } from './format'

/** Texts of the form of an order, and of the cards that lead to it. */
export const createOrderMessages = {
  title: 'Order a design',
  order: 'Order',
  free: 'Free',
  client: 'Client',
  nobody: 'No one chosen yet',
  theClient: 'The client',
  changeClient: 'Choose the client',
  pay: (price: string) => `Pay ${price}`,
  payLater: 'You pay on the next page. Nothing is charged before that.',
  place: 'Place the order',
  freeLater: 'It’s free. Your designer starts right away.',
  placeForLater: (name: string) => `${name} is notified, and pays on the order’s page.`,
  sending: 'One moment',
  summary: 'What you get',
  delivery: 'Delivery',
  designer: 'Designer',
  website: 'About your website',
  named: 'Named once assigned',
  total: 'Total, once',
  changedTitle: 'This form changed while you were filling it in',
  changed: (added: number) =>
    added === 0
      ? 'What you wrote is kept. Please check it, then send it.'
      : `What you wrote is kept. ${added === 1 ? 'One question is new' : `${added} questions are new`}; please answer, then send it.`,
  goneTitle: 'This is not for sale',
  gone: 'It is no longer for sale, or the address is wrong. You can order these now:',
  goneNone: 'It is no longer for sale, or the address is wrong.',
  written: 'What you wrote',
  writtenLead: 'Nothing was ordered or charged. Copy what you want to keep.',
} as const

/** Texts after an order is placed. */
export const placedMessages = {
  placed: (number: number) => `Order ${number} placed`,
  placedFor: (number: number, name: string) => `Order ${number} placed. ${name} can pay it now.`,
} as const

type Values = Record<string, string | number>

/** The sentences of the error codes of this area. */
export const createOrderErrors: Record<string, string | ((v: Values) => string)> = {
  'off-sale': 'This is no longer for sale, so nothing was ordered.',
  'no-room-for-guests':
    'Files cannot be kept right now. Please log in or sign up first, or leave them out: you can send them after ordering.',
  'order-words-full':
    'This is more text than we can keep until you log in. Shorten it, or send the longer parts as a file.',
  'order-files-full': (v) => `The files of an order can be up to ${fileSize(Number(v.limit))}.`,
  'too-many-orders': (v) =>
    `You placed too many orders just now. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'terms-changed':
    'The order terms changed while you were reading them. What you wrote is kept: please read and accept them again.',
  'price-changed':
    'The price changed while you were filling in the form. What you wrote is kept: please check the new price and send it again.',
}

/** Texts for staff who choose the client that they order for. */
export const orderClientMessages = {
  lead: 'Choose the client; the order will be in their name. What you wrote in the form is kept.',
  noneLead: 'Orders are placed for clients. Try another name or email.',
} as const
