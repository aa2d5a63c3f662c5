import type { DisputeState, PaymentFlag, RefundStanding } from '~/shared/payments'

type Values = Record<string, string | number>

const flags: Record<PaymentFlag, string> = {
  amount:
    'The amount paid is not the price of the order. It stays unpaid until you have checked it.',
  currency: 'It was paid in another currency. It stays unpaid until you have checked it.',
  twice: 'It was paid twice. Refund one of the payments.',
  dispute: 'The buyer’s bank is taking the money back. Respond to it at the payment provider.',
}

const disputes: Record<DisputeState, string> = {
  open: 'disputed at the bank',
  won: 'dispute won',
  lost: 'dispute lost: the bank took the money back',
}

const refundStates: Record<RefundStanding, string> = {
  unanswered: 'Requested, not confirmed yet',
  pending: 'On its way',
  succeeded: 'Refunded',
  failed: 'Failed',
  canceled: 'Canceled',
}

/** Texts about the payment of an order. */
export const paymentMessages = {
  title: 'Payment',
  price: 'Price',
  state: 'State',
  states: {
    free: 'Nothing to pay',
    unpaid: 'Not paid yet',
    processing: 'The bank is working on it',
    doubtful: 'Being checked',
    paid: 'Paid',
  },
  sum: 'Total paid',
  payNow: 'Pay now',
  termsAccepted: (by: string, own: boolean) =>
    `${by} accepted the order terms on ${own ? 'your' : 'the client’s'} behalf`,
  termsByPaying: 'Please read them before you pay: by paying you agree to them.',
  termsOf: (name: string, number: number) => `${name}, version ${number}`,
  opening: 'Opening',
  unpaidLead: (own: boolean) =>
    own
      ? 'We start as soon as it is paid. Nothing you wrote is lost.'
      : 'Work starts as soon as it is paid. The client has the same button on their order.',
  refusedTitle: 'The payment provider refused',
  refusedInside: 'It cannot be paid as it is. Please write to the studio under Messages.',
  failed: 'The bank declined the payment.',
  expired: 'The payment page was open for too long and has expired.',
  again: 'Nothing was charged. Press Pay now to try again.',
  waitingTitle: 'We are waiting for the bank',
  notArrivedTitle: 'No payment has arrived yet',
  waiting: 'If you have paid, it shows here once the bank has confirmed it.',
  paidTitle: 'Your order is paid',
  paidLead: 'Thank you. We’re starting now; your receipt is under Payment.',
  notPaid: 'Haven’t paid yet?',
  toPayment: 'Go to the payment',
  processing: (own: boolean) =>
    own
      ? 'Some banks take a few days. You don’t need to do anything; we’ll write to you.'
      : 'Some banks take a few days. No action needed while the bank decides.',
  doubtful: (own: boolean) =>
    own
      ? 'Your payment has arrived and is being checked. Please do not pay again.'
      : 'A payment has arrived, but not as expected. Work starts once someone who manages orders has checked it.',
  offTitle: 'You can’t pay right now',
  off: 'Your order is kept, and you can pay here later. If this continues, write to the studio under Messages.',
  offStaff:
    'The keys of the payment provider are missing. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; to try orders without money, start with TEST_CHECKOUT=on.',
  test: 'Paid at the test checkout: no money moved.',
  flagTitle: 'This payment needs attention',
  flags,
  tries: 'Attempts',
  attempt: (n: number) => `Attempt ${n}`,
  attemptStates: {
    open: 'Open',
    processing: 'At the bank',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
  },
  disputes,
  refunds: 'Refunds',
  refundStates,
  refundedBy: (name: string) => `by ${name}`,
  /** To who manages orders. */
  refundFailed: (sum: string, wasTold: boolean) =>
    `The refund of ${sum} failed${wasTold ? ', and the client was notified' : ''}. Refund it another way.`,
  /** To the client. */
  refundLost:
    'It couldn’t be refunded to your payment method. Tell us under Messages where to send it instead.',
  atProvider: 'at the payment provider',
  refund: 'Refund',
  refundOf: (attempt: number) => `Refund attempt ${attempt}`,
  refundTitle: 'Refund a payment',
  refundLead: (left: string) => `Up to ${left} can be refunded.`,
  amount: 'Amount',
  amountHint: (currency: string) => `In ${currency.toUpperCase()}. All of it or a part.`,
  told: 'What the client reads',
  toldHint: 'Shown in their email and on the order.',
  reason: 'Reason',
  reasonHint: 'Only staff see it, on the order.',
  refunding: 'Refunding',
  refundMade: (standing: RefundStanding) =>
    standing === 'succeeded'
      ? 'Refunded'
      : standing === 'unanswered'
        ? 'The payment provider has not answered, so we don’t know yet whether the refund was made. We keep asking; do not refund it twice.'
        : 'The refund is on its way',
  noReason: 'it gave no reason.',
  refundedMeanwhile: (sum: string, left: string) =>
    `${sum} of this payment was already refunded, and ${left} is left. Nothing was refunded by this form.`,
  refundFailedMeanwhile: (left: string) =>
    `An earlier refund of this payment failed, and ${left} is left. Nothing was refunded by this form.`,
  refundAllTheSame: 'Send again to refund anyway.',
  nothingLeft: 'All of it was refunded, or is being refunded.',
  bankTook: 'Nothing is left to refund: the buyer’s bank has taken the money back.',
  /** Answers to senders of events. */
  answers: {
    200: 'taken',
    400: 'not signed, or not of the mode of the key',
    408: 'too slow',
    413: 'too large',
    503: 'not yet',
  },
  noUrl: 'The payment provider did not open a page.',
  staysOpen: 'The earlier payment page could not be closed.',
} as const

/** Texts of the test checkout. */
export const testCheckoutMessages = {
  title: 'Test checkout',
  mode: 'Test mode',
  what: (product: string, number: number) => `${product}, order ${number}`,
  noMoney: 'No money moves here',
  lead: 'This page stands in for the payment provider while no keys are set: the test checkout is switched on.',
  buyer: 'Buyer',
  modeLabel: 'Mode',
  modeIs: 'payment, one price',
  session: 'Session',
  metadata: 'Metadata',
  order: (id: string) => `order = ${id}`,
  paySends: 'Pay sends',
  payIs: 'checkout.session.completed, signed',
  cancelLabel: 'Cancel',
  cancelIs: 'back to the order, still unpaid',
  pay: (sum: string) => `Pay ${sum}`,
  later: 'Pay later, by the bank',
  decline: 'Pay with a card that is declined',
  cancel: 'Cancel and go back',
  atBank: 'The bank is working on it',
  atBankLead: 'Some payments take days. Choose here what the bank decides.',
  confirm: 'Bank confirms',
  refuse: 'Bank refuses',
  working: 'Working',
  toOrder: 'Go to the order',
  overTitle: 'This checkout has ended',
  over: 'It was paid, canceled, or open for too long. See the order for its status.',
} as const

/** The sentences of the error codes of payments; part of `errorText`. */
export const paymentErrors: Record<string, string | ((v: Values) => string)> = {
  'payment-refused': (v) => `The payment provider did not open a payment: ${v.said}`,
  'prices-refused': (v) => `The payment provider did not answer: ${v.said}`,
  'too-many-attempts':
    'There were too many attempts to pay this order. Please write to the studio.',
  'payment-off': 'You can’t pay right now. Your order is kept; please try again later.',
  'payment-done': 'This order is already paid.',
  'payment-processing': 'The bank is working on your payment. Please do not pay again.',
  'payment-doubtful': 'Your payment has arrived and is being checked. Please do not pay again.',
  'delete-processing':
    'The bank is working on a payment for this order. Delete it once that is decided.',
  'delete-paid': 'This order has received money, so it was not deleted. Check its payment first.',
  'delete-refunding': 'A refund for this order is on its way. Delete it once that is decided.',
  'delete-unclosed': (v) =>
    `The payment page of this order could not be closed, so it was not deleted: ${v.said}`,
  'test-declined': 'The card was declined. Nothing was paid; try again.',
  'test-over': 'This checkout has ended.',
  'refund-amount': (v) => String(v.said),
  'refund-too-much': (v) =>
    v.left ? `Up to ${v.left} can be refunded` : 'Nothing of this payment is left to refund',
  'refund-refused': (v) => `The payment provider did not refund it: ${v.said}`,
  'refund-impossible': 'This payment can’t be refunded here. Use the payment provider’s dashboard.',
}
