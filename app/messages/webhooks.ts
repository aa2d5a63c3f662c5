/** Words of people: chat programs read commands and links between angle brackets. */
const plain = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** What stands on the screen of a type's webhook, and what its receiver reads. */
export const webhookMessages = {
  noAnswer: 'this server stopped while it was being sent',
  addressGone: 'the webhook has another address or none',
  title: 'Webhook',
  log: 'What was sent',
  lead: 'Hears when a request of this type is sent and when its status changes.',
  leadOfForm: 'Hears when an order of this form is placed and when its status changes.',
  off: (when: string) =>
    `Switched off on ${when}: nothing arrived any more. Nothing is sent until it is switched on.`,
  switchedOff: 'It was switched off because nothing arrived any more.',
  switchOn: 'Switch it on',
  switchedOn: 'Webhook switched on',
  again: 'Send again',
  sentAgain: 'On its way again',
  noneTitle: 'Nothing was sent yet',
  none: 'Each delivery stands here for 30 days, with what was answered.',
  noAddress: 'This type has no webhook. Its address is entered on the page of the type.',
  noAddressOfForm: 'This form has no webhook. Its address is entered on the page of the form.',
  secret:
    'Each delivery has a header Panelry-Signature: t is the moment of sending in seconds, v1 the HMAC-SHA-256 of t, a full stop and the body, with this secret. Panelry-Happened-At says when it happened; what happens to one request or order arrives in that order.',
  showSecret: 'Show the secret',
  states: { queued: 'Waits', sending: 'On its way', sent: 'Arrived', dead: 'Given up' },
  answered: (status: number) => `answered ${status}`,
  afterTries: (n: number) => (n === 0 ? '' : n === 1 ? ' after 1 try' : ` after ${n} tries`),
  created: (who: string, what: string, type: string) =>
    `${plain(who)} sent the request ${plain(what)}: ${plain(type)}`,
  orderCreated: (who: string, what: string, form: string) =>
    `${plain(who)} placed the order ${plain(what)}: ${plain(form)}`,
  orderPlaced: (what: string) => `Order was placed: ${plain(what)}`,
  moved: (who: string, what: string, posts: string) => `${plain(who)} ${posts}: ${plain(what)}`,
  deliveries: 'Deliveries',
  delivery: 'Delivery',
  written: 'Written',
} as const

/** Why a delivery did not arrive: what the log says behind its state and a colon. */
export const webhookFailures = {
  notPublic: 'the address is not a public one',
  tooLate: (seconds: number) => `no answer came within ${seconds} seconds`,
  answered: (status: number) => {
    const why = whyAnswered(status)
    return why ? `answered ${status}, ${why}` : `answered ${status}`
  },
  failed: {
    'no-host': 'no server was found under this name',
    refused: 'the server took no connection',
    unreachable: 'the server could not be reached',
    'broken-off': 'the server broke off the connection',
    tls: 'no secure connection could be made, most likely because of its certificate',
    'no-http': 'what answered is no web server',
    other: 'no connection could be made',
  },
} as const

function whyAnswered(status: number): string | null {
  if (status >= 300 && status < 400) return 'which leads to another address and is not followed'
  if (status === 401 || status === 403) return 'which lets nobody in'
  if (status === 404 || status === 410) return 'there is nothing at this address'
  if (status === 429) return 'which asks to wait'
  return status >= 500 ? 'which is a fault of that server' : null
}

export const webhookErrors = {
  'webhook-none': 'This webhook has no address any more, so nothing can be sent. Enter one first.',
} as const
