/** Words of people: chat programs read commands and links between angle brackets. */
const plain = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Texts of the screen of a type's webhook, and of its deliveries. */
export const webhookMessages = {
  noAnswer: 'this server stopped while it was being sent',
  addressGone: 'the webhook has another address or none',
  title: 'Webhook',
  log: 'What was sent',
  lead: 'Gets a message when a request of this type is sent and when its status changes.',
  leadOfForm: 'Gets a message when an order of this form is placed and when its status changes.',
  off: (when: string) =>
    `Turned off on ${when} because nothing arrived. Nothing is sent until you turn it on.`,
  switchedOff: 'It was turned off because nothing arrived.',
  switchOn: 'Turn it on',
  switchedOn: 'Webhook turned on',
  again: 'Send again',
  sentAgain: 'On its way again',
  noneTitle: 'Nothing sent yet',
  none: 'Deliveries are kept here for 30 days, with their responses.',
  noAddress: 'This type has no webhook. Enter its address on the page of the type.',
  noAddressOfForm: 'This form has no webhook. Enter its address on the page of the form.',
  secret:
    'Each delivery has a header Panelry-Signature: t is the moment of sending in seconds, v1 the HMAC-SHA-256 of t, a full stop and the body, with this secret. Panelry-Happened-At says when it happened; what happens to one request or order arrives in that order.',
  showSecret: 'Show the secret',
  states: { queued: 'Waiting', sending: 'On its way', sent: 'Arrived', dead: 'Failed' },
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
  tooLate: (seconds: number) => `no response within ${seconds} seconds`,
  answered: (status: number) => {
    const why = whyAnswered(status)
    return why ? `answered ${status}, ${why}` : `answered ${status}`
  },
  failed: {
    'no-host': 'no server was found under this name',
    refused: 'the server refused the connection',
    unreachable: 'the server could not be reached',
    'broken-off': 'the server broke off the connection',
    tls: 'no secure connection could be made, most likely because of its certificate',
    'no-http': 'what answered is not a web server',
    other: 'no connection could be made',
  },
} as const

function whyAnswered(status: number): string | null {
  if (status >= 300 && status < 400) return 'a redirect, which is not followed'
  if (status === 401 || status === 403) return 'access denied'
  if (status === 404 || status === 410) return 'nothing found at this address'
  if (status === 429) return 'too many requests'
  return status >= 500 ? 'an error of that server' : null
}

export const webhookErrors = {
  'webhook-none': 'This webhook no longer has an address, so nothing can be sent. Enter one first.',
} as const
