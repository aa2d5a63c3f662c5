/** Words of people: chat programs read commands and links between angle brackets. */
const plain = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** What stands on the screen of a type's webhook, and what its receiver reads. */
export const webhookMessages = {
  noAnswer: 'The server stopped while it was being sent.',
  addressGone: 'the webhook has another address or none',
  title: 'Webhook',
  log: 'What was sent',
  lead: 'Hears when a request of this type is sent and when its status changes.',
  leadOfForm: 'Hears when an order of this form is placed and when its status changes.',
  off: (when: string) =>
    `Switched off on ${when}: nothing arrived any more. New words are not sent until it is switched on.`,
  switchedOff: 'It was switched off because nothing arrived any more.',
  switchOn: 'Switch it on',
  switchedOn: 'Webhook switched on',
  again: 'Send again',
  sentAgain: 'On its way again',
  noneTitle: 'Nothing was sent yet',
  none: 'Each word that goes out stands here for 30 days, with what was answered.',
  noAddress: 'This type has no webhook. Its address is entered on the page of the type.',
  noAddressOfForm: 'This form has no webhook. Its address is entered on the page of the form.',
  secret:
    'Each word has a header Panelry-Signature: t is the moment in seconds, v1 the HMAC-SHA-256 of t, a full stop and the body, with this secret.',
  showSecret: 'Show the secret',
  states: { queued: 'Waits', sending: 'On its way', sent: 'Arrived', dead: 'Given up' },
  answered: (status: number) => `Answered ${status}`,
  tries: (n: number) => (n === 1 ? '1 try' : `${n} tries`),
  created: (who: string, what: string, type: string) =>
    `${plain(who)} sent the request ${plain(what)}: ${plain(type)}`,
  orderCreated: (who: string, what: string, form: string) =>
    `${plain(who)} placed the order ${plain(what)}: ${plain(form)}`,
  orderPlaced: (what: string) => `Order was placed: ${plain(what)}`,
  moved: (who: string, what: string, posts: string) => `${plain(who)} ${posts}: ${plain(what)}`,
  wordsSent: 'Words sent',
  word: 'Word',
  written: 'Written',
} as const

export const webhookErrors = {
  'delivery-open': 'This is still on its way.',
  'webhook-none': 'This webhook has no address any more, so nothing can be sent. Enter one first.',
} as const
