import type { DisputeState, PaymentFlag, RefundStanding } from '~/work/payments'

type Values = Record<string, string | number>

const flags: Record<PaymentFlag, string> = {
  amount: 'What was paid is not what the order costs. It stays unpaid until you have looked at it.',
  currency: 'It was paid in another currency. It stays unpaid until you have looked at it.',
  twice: 'It was paid twice. Give one of the payments back.',
  dispute: 'The buyer’s bank takes the money back. Answer it at the payment provider.',
}

const disputes: Record<DisputeState, string> = {
  open: 'disputed at the bank',
  won: 'dispute won',
  lost: 'dispute lost: the bank took it back',
}

const refundStates: Record<RefundStanding, string> = {
  unanswered: 'Asked for, not confirmed yet',
  pending: 'On its way',
  succeeded: 'Given back',
  failed: 'Failed',
  canceled: 'Taken back',
}

/** What the payment of an order says. */
export const paymentMessages = {
  title: 'Payment',
  price: 'Price',
  state: 'State',
  states: {
    free: 'Nothing to pay',
    unpaid: 'Not paid yet',
    processing: 'The bank is working on it',
    doubtful: 'Being looked at',
    paid: 'Paid',
  },
  sum: 'Paid with coupons and tax',
  payNow: 'Pay now',
  termsAccepted: (by: string, own: boolean) =>
    `${by} accepted the order terms in ${own ? 'your name' : 'the name of the client'}`,
  termsByPaying: 'Please read them before you pay: by paying you agree to them.',
  termsOf: (name: string, number: number) => `${name}, version ${number}`,
  opening: 'Opening',
  unpaidLead: (own: boolean) =>
    own
      ? 'We begin as soon as it is paid. Nothing you wrote is lost.'
      : 'Work begins as soon as it is paid. The client has the same button on their order.',
  refusedTitle: 'The payment provider said no',
  refusedInside: 'It cannot be paid as it stands. Please write to the studio under Messages.',
  failed: 'The bank refused the payment.',
  expired: 'The payment page was open for too long and has closed.',
  again: 'Nothing was charged. Pay now tries again.',
  waitingTitle: 'We are waiting for the bank',
  notArrivedTitle: 'No payment has arrived yet',
  waiting: 'If you have paid, it stands here as soon as the bank has confirmed it.',
  paidTitle: 'Your order is paid',
  paidLead: 'Thank you. We begin now; the receipt stands under Payment.',
  notPaid: 'You have not paid yet?',
  toPayment: 'Go to the payment',
  processing: (own: boolean) =>
    own
      ? 'Some banks take a few days. You need not do anything; we write to you.'
      : 'Some banks take a few days. Nobody need do anything until the bank has decided.',
  doubtful: (own: boolean) =>
    own
      ? 'Your payment has arrived and somebody looks at it. Please do not pay again.'
      : 'A payment has arrived, but not as it was asked. Work begins when somebody who manages orders has looked at it.',
  offTitle: 'Paying is not possible now',
  off: 'Your order is kept, and you can pay here later. If it stays so, write to the studio under Messages.',
  offStaff:
    'There are no keys of the payment provider. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; to try orders without money, start with TEST_CHECKOUT=on.',
  test: 'Paid at the test checkout: no money moved.',
  flagTitle: 'This payment needs a look',
  flags,
  tries: 'Tries',
  attempt: (n: number) => `Try ${n}`,
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
    `The refund of ${sum} has failed${wasTold ? ', and the client was told' : ''}. Give it back another way.`,
  /** To the client. */
  refundLost:
    'It could not be paid to where you paid from. Write under Messages where it may go instead.',
  atProvider: 'at the payment provider',
  refund: 'Refund',
  refundOf: (attempt: number) => `Refund try ${attempt}`,
  refundTitle: 'Refund a payment',
  refundLead: (left: string) => `Up to ${left} can be given back.`,
  amount: 'Amount',
  amountHint: (currency: string) => `In ${currency.toUpperCase()}. The whole or a part.`,
  told: 'What the client reads',
  toldHint: 'It stands in their mail and on the order.',
  reason: 'Reason',
  reasonHint: 'Staff alone read it on the order.',
  refunding: 'Refunding',
  refundMade: (standing: RefundStanding) =>
    standing === 'succeeded'
      ? 'Refunded'
      : standing === 'unanswered'
        ? 'The payment provider has not answered: nobody knows yet whether the refund was made. It is asked again by itself; do not refund it twice.'
        : 'The refund is on its way',
  noReason: 'it gave no reason.',
  refundedMeanwhile: (sum: string, left: string) =>
    `${sum} of this payment was given back in the meantime, and ${left} is left. Nothing was refunded by this form.`,
  refundFailedMeanwhile: (left: string) =>
    `A refund of this payment came to nothing in the meantime, and ${left} is left. Nothing was refunded by this form.`,
  refundAllTheSame: 'If it is meant all the same, send it again.',
  nothingLeft: 'All of it was given back, or is on its way.',
  bankTook: 'Nothing is left to give back: the buyer’s bank has taken it back.',
  /** To whoever sends events. */
  answers: { 200: 'taken', 400: 'not signed, or not of the mode of the key', 503: 'not yet' },
  noUrl: 'The payment provider has opened no page.',
  staysOpen: 'The earlier payment page could not be closed.',
} as const

/** What the test checkout says. */
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
  atBankLead: 'So it is with payments that take days. Say here what the bank decides.',
  confirm: 'Bank confirms',
  refuse: 'Bank refuses',
  working: 'Working',
  toOrder: 'Go to the order',
  overTitle: 'This checkout is over',
  over: 'It was paid, given up, or open for too long. The order says how it stands.',
} as const

/** The sentences of the fault codes of payments; part of `errorText`. */
export const paymentErrors: Record<string, string | ((v: Values) => string)> = {
  'payment-refused': (v) => `The payment provider did not open a payment: ${v.said}`,
  'prices-refused': (v) => `The payment provider did not answer: ${v.said}`,
  'too-many-attempts': 'Paying this order was tried too often. Please write to the studio.',
  'payment-off': 'Paying is not possible now. Your order is kept; please try again later.',
  'payment-done': 'This order is paid already.',
  'payment-processing': 'The bank is working on your payment. Please do not pay again.',
  'payment-doubtful': 'Your payment has arrived and somebody looks at it. Please do not pay again.',
  'delete-processing':
    'The bank is working on a payment for this order. Delete it once that is decided.',
  'delete-paid': 'Money has come for this order, so it was not deleted. Look at its payment first.',
  'delete-unclosed': (v) =>
    `The payment page of this order could not be closed, so it was not deleted: ${v.said}`,
  'test-declined': 'The card was declined. Nothing was paid; try again.',
  'test-over': 'This checkout is over.',
  'refund-amount': (v) => String(v.said),
  'refund-too-much': (v) =>
    v.left ? `At most ${v.left} can be given back` : 'Nothing of this payment is left to give back',
  'refund-refused': (v) => `The payment provider did not give it back: ${v.said}`,
  'refund-impossible':
    'This payment cannot be given back here. Use the dashboard of the payment provider.',
}
