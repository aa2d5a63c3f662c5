import { compose, hasAccount, hello, type MailText } from './mail-layout'
import { quotedName, theirName } from './their-words'

/** Mails about a request or an order, to its client. Links are whole addresses. */

/** Who did it, to which request or order, and whom the mail greets. */
type Done = { name: string; who: string; what: string; number?: number | undefined }

/** To the client of a request that was delivered: the link approves it after one more press. */
export const deliveredMail = (
  { name, who, what, number = 0 }: Done,
  { approve, open }: { approve: string; open: string },
): MailText =>
  compose('request-delivered', `Request ${number} is delivered`, {
    greeting: hello(name),
    lines: [
      'your request is delivered. If it is right, approve it here:',
      {
        text: 'The link works once, for 14 days. To look at it first, or to ask for changes, open',
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
  compose('order-completed', `Order ${number} is completed`, {
    greeting: hello(name),
    lines: [
      'your order is completed. How did we do? Two minutes help us:',
      { text: 'The link works for 30 days. To look at the order, open', href: open },
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
    /** What the studio answers by itself; may be empty. */
    answer: string
  },
  href: string,
): MailText =>
  compose('order-placed', `Order ${order.number} was placed`, {
    greeting: hello(name),
    lines: [
      'thank you, your order was placed. Follow it, answer and send files here:',
      'Your designer writes to you there.',
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
      `${theirName(who)} placed an order for you. It costs ${price}. Please pay it here:`,
      ...(terms
        ? [
            'The order terms were accepted in your name. Read them there: by paying you agree to them.',
          ]
        : []),
      'We begin as soon as it is paid. If you did not expect this order, write to us there and do not pay it.',
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
      'your bank did not carry out the payment of your order, and nothing was charged. You can pay it again here:',
      'We begin as soon as it is paid. Nothing you wrote is lost.',
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
    /** Who gives it back. */
    who: string
    order: { number: number; title: string }
    sum: string
    told: string
  },
  href: string,
): MailText =>
  compose('order-refunded', `${sum} goes back to you for order ${order.number}`, {
    greeting: hello(name),
    lines: [
      `${theirName(who)} gives you ${sum} back for your order. It goes to where you paid from:`,
      'Until your bank shows it, some days may pass.',
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
    /** Who has the money again. */
    who: string
    order: { number: number; title: string }
    sum: string
  },
  href: string,
): MailText =>
  compose('order-refund-failed', `${sum} for order ${order.number} did not go back to you`, {
    greeting: hello(name),
    lines: [
      `we wrote to you that ${theirName(who)} gives you ${sum} back for your order. It could not be paid to where you paid from, and ${theirName(who)} has it again:`,
      'Mostly that card or account is not in use any more. Write under Messages of the order where the money may go instead.',
    ],
    facts: [
      ['Order', String(order.number)],
      ['For', quotedName(order.title)],
      ['Amount', sum],
    ],
    link: { label: 'See the payment', href },
    reason: hasAccount,
  })
