import { compose, hasAccount, hello, type MailText } from './mail-layout'
import { nameInMail, quotedName } from './untrusted-text'

/** Mails about a request or an order, to its client. Links are whole addresses. */

/** Person who did it, the request or order, and the person whom the mail greets. */
type Done = { name: string; who: string; what: string; number?: number | undefined }

/** To the client of a request that was delivered: the link approves it after one more press. */
export const deliveredMail = (
  { name, who, what, number = 0 }: Done,
  { approve, open }: { approve: string; open: string },
): MailText =>
  compose('request-delivered', `Request ${number} was delivered`, {
    greeting: hello(name),
    lines: [
      'Your request has been delivered. If everything is right, approve it here:',
      {
        text: 'The link works once, for 14 days. To review it first, or to ask for changes, open',
        href: open,
      },
    ],
    facts: [
      ['Delivered by', quotedName(who)],
      ['Request', quotedName(what)],
    ],
    link: { label: 'Approve', href: approve },
    reason: hasAccount,
  })

/** To the client of an order that is completed: the link opens the form for what they think of it. */
export const orderCompletedMail = (
  { name, who, what, number = 0 }: Done,
  { feedback, open }: { feedback: string; open: string },
): MailText =>
  compose('order-completed', `Order ${number} was completed`, {
    greeting: hello(name),
    lines: [
      'Your order is completed. How did we do? It takes two minutes:',
      { text: 'The link works for 30 days. To see the order, open', href: open },
    ],
    facts: [
      ['Completed by', quotedName(who)],
      ['Order', quotedName(what)],
    ],
    link: { label: 'Give feedback', href: feedback },
    reason: hasAccount,
  })

/** To the client, once an order is paid or was free. `href` is its conversation. */
export const orderPlacedMail = (
  {
    name,
    order,
    price,
    due,
    answer,
  }: {
    name: string
    order: { number: number; title: string }
    price: string
    due: string
    /** Automatic answer of the studio; may be empty. */
    answer: string
  },
  href: string,
): MailText =>
  compose('order-placed', `Order ${order.number} was placed`, {
    greeting: hello(name),
    lines: [
      'Thank you, your order was placed. Follow it, reply and send files here:',
      'Your designer will write to you there.',
    ],
    ...(answer && { quote: answer }),
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Price', price],
      ['Delivered', due],
    ],
    link: { label: 'Open the order', href },
    reason: hasAccount,
  })

/** To the client for whom the studio placed an order that costs something. `href` is its payment. */
export const orderToPayMail = (
  {
    name,
    who,
    order,
    price,
    terms,
  }: {
    name: string
    who: string
    order: { number: number; title: string }
    price: string
    /** Whether order terms were accepted in the client's name. */
    terms: boolean
  },
  href: string,
): MailText =>
  compose('order-to-pay', `Please pay ${price} for order ${order.number}`, {
    greeting: hello(name),
    lines: [
      `${nameInMail(who)} placed an order for you. It costs ${price}. Please pay it here:`,
      ...(terms
        ? [
            'The order terms were accepted on your behalf. Read them there: by paying you agree to them.',
          ]
        : []),
      'We start as soon as it is paid. If you did not expect this order, don’t pay it and write to us there.',
    ],
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Price', price],
    ],
    link: { label: `Pay ${price}`, href },
    reason: hasAccount,
  })

/** To the client whose bank has worked on a payment for days and did not carry it out. */
export const paymentFailedMail = (
  { name, order, price }: { name: string; order: { number: number; title: string }; price: string },
  href: string,
): MailText =>
  compose('payment-failed', `Order ${order.number} is not paid`, {
    greeting: hello(name),
    lines: [
      'Your bank did not complete the payment for your order, and nothing was charged. You can pay again here:',
      'We start as soon as it is paid. Nothing you wrote is lost.',
    ],
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Price', price],
    ],
    link: { label: 'Go to the payment', href },
    reason: hasAccount,
  })

/** To the client, once money went back. `told` is why, as it was written for them; may be empty. */
export const refundedMail = (
  {
    name,
    who,
    order,
    sum,
    told,
  }: {
    name: string
    /** Person who gives it back. */
    who: string
    order: { number: number; title: string }
    sum: string
    told: string
  },
  href: string,
): MailText =>
  compose('order-refunded', `You are getting a refund of ${sum} for order ${order.number}`, {
    greeting: hello(name),
    lines: [
      `${nameInMail(who)} is refunding you ${sum} for your order, to your original payment method:`,
      'It may take a few days to show up at your bank.',
    ],
    ...(told && { quote: told }),
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Amount', sum],
    ],
    link: { label: 'See the payment', href },
    reason: hasAccount,
  })

/** To the client who was told that money goes back, once it has not arrived after all. */
export const refundFailedMail = (
  {
    name,
    who,
    order,
    sum,
  }: {
    name: string
    /** Person who has the money again. */
    who: string
    order: { number: number; title: string }
    sum: string
  },
  href: string,
): MailText =>
  compose('order-refund-failed', `Your refund of ${sum} for order ${order.number} failed`, {
    greeting: hello(name),
    lines: [
      `We told you that ${nameInMail(who)} is refunding you ${sum} for your order. The refund to your original payment method failed, and the money was returned to ${nameInMail(who)}:`,
      'Usually the card or account is no longer in use. Tell us under Messages of the order where to send the money instead.',
    ],
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Amount', sum],
    ],
    link: { label: 'See the payment', href },
    reason: hasAccount,
  })
