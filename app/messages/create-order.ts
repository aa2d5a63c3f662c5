import { fileSize } from './file-size'
import { count } from './format'

/** What the form of an order says, and the cards that lead to it. */
export const createOrderMessages = {
  title: 'Order a design',
  order: 'Order',
  free: 'Free',
  client: 'Client',
  nobody: 'Nobody chosen yet',
  theClient: 'The client',
  changeClient: 'Choose the client',
  pay: (price: string) => `Pay ${price}`,
  payLater: 'You pay on the next page. Nothing is charged before.',
  place: 'Place the order',
  freeLater: 'It costs nothing. Your designer begins at once.',
  placeForLater: (name: string) => `${name} is told, and pays on the page of the order.`,
  sending: 'One moment',
  summary: 'What you get',
  delivered: 'Delivered',
  designer: 'Designer',
  website: 'About your website',
  named: 'Named once it is assigned',
  total: 'Total, once',
  changedTitle: 'This form was changed while you were filling it in',
  changed: (added: number) =>
    added === 0
      ? 'What you wrote is kept. Please look through it once more, then send it.'
      : `What you wrote is kept. ${added === 1 ? 'One question is new' : `${added} questions are new`}; please answer, then send it.`,
  goneTitle: 'This is not for sale',
  gone: 'It was taken from sale, or the address is wrong. This is what you can order now:',
  goneNone: 'It was taken from sale, or the address is wrong.',
  written: 'What you wrote',
  writtenLead: 'Nothing was ordered and nothing is charged. Copy what you want to keep.',
} as const

/** What is said once it is placed. */
export const placedMessages = {
  placed: (number: number) => `Order ${number} placed`,
  placedFor: (number: number, name: string) => `Order ${number} placed. ${name} can pay it now.`,
} as const

type Values = Record<string, string | number>

/** The sentences of the fault codes of this area. */
export const createOrderErrors: Record<string, string | ((v: Values) => string)> = {
  'off-sale': 'This is not for sale any more, so nothing was ordered.',
  'no-room-for-guests':
    'Files cannot be kept right now. Please log in or sign up first, or leave them out: you can send them after you have ordered.',
  'order-words-full':
    'This is more text than can be kept until you have logged in. Shorten it, or send what is longer as a file.',
  'order-files-full': (v) => `The files of an order have at most ${fileSize(Number(v.limit))}.`,
  'too-many-orders': (v) =>
    `You have placed many orders just now. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'terms-changed':
    'The order terms were changed while you were reading them. What you wrote is kept: please read them again and accept them.',
  'price-changed':
    'The price was changed while you were filling in the form. What you wrote is kept: please look at the new price and send it again.',
}
