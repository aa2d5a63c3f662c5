import type { NotificationType } from '~/permissions/vocabulary'
import { oneLine } from '~/work/one-line'
import { compose, type MailText, passwordFact } from './mail-layout'

/** Every mail the product writes. `href` is the whole address of the place it is about. */

const hello = (name: string) => `Hello ${oneLine(name)},`
const hasAccount = 'You get this mail because you have an account at Panelry.'
const wasInvited =
  'You get this mail because somebody at Panelry wrote your email in an invitation.'

/** With the link that chooses a new password. */
export const passwordResetMail = (name: string, href: string): MailText =>
  compose('password-reset', 'Reset your password', {
    greeting: hello(name),
    lines: [
      'you asked to choose a new password. Open this link to do so:',
      'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', href },
    reason: hasAccount,
  })

/** To the new address, with the link that confirms it. */
export const emailChangeMail = (name: string, href: string): MailText =>
  compose('email-change', 'Confirm your new email', {
    greeting: hello(name),
    lines: [
      'you want to log in with this email from now on. Open this link to confirm it:',
      'The link works once, for one hour. If it was not you, do nothing.',
    ],
    link: { label: 'Confirm this email', href },
    reason: hasAccount,
  })

/** Goes to the old address, so that nobody loses an account without hearing of it. */
export const emailChangedMail = (name: string, newEmail: string, href: string): MailText =>
  compose('email-changed', 'Your email was changed', {
    greeting: hello(name),
    lines: [
      `the email of your account is now ${newEmail}. You can see this in your account settings:`,
      'If it was not you, please answer this mail.',
    ],
    link: { label: 'Account settings', href },
    reason: hasAccount,
  })

/** To whoever signs up with the email of a record that staff prepared. */
export const finishSignUpMail = (name: string, href: string): MailText =>
  compose('finish-sign-up', 'Finish your sign-up', {
    greeting: hello(name),
    lines: [
      'there is already a record with this email. Open this link to choose your password:',
      'The link works once, for one hour. If you did not sign up, do nothing.',
    ],
    link: { label: 'Choose a password', href },
    reason: hasAccount,
  })

/** `href` is the sign-up with the invitation's code. */
export const userInviteMail = (inviter: string, href: string): MailText =>
  compose('user-invite', `${oneLine(inviter)} invites you to Panelry`, {
    greeting: 'Hello,',
    lines: [
      `${oneLine(inviter)} invites you to Panelry, where websites are stacked from finished panels. Create your account here:`,
      'The link works once, for 14 days, and is meant for you alone. If you do not know who invites you, do nothing.',
    ],
    link: { label: 'Create your account', href },
    reason: wasInvited,
  })

/** To whoever invited somebody who had an account already. `href` is that person's page. */
export const invitationAcceptedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-accepted', `${oneLine(who)} accepted your invitation`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} (${email}) had an account already and accepted your invitation with it. Here is what they have now:`,
    ],
    link: { label: 'Open their page', href },
    reason: hasAccount,
  })

/** To whoever invited somebody who refused. `href` is the list of open invitations. */
export const invitationRefusedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-refused', `${oneLine(who)} refused your invitation`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} (${email}) has an account and refused your invitation. These are still open:`,
    ],
    link: { label: 'Open invitations', href },
    reason: hasAccount,
  })

/**
 * To whoever signed up with an address that was invited, by another way than the invitation. `href`
 * is the sign-in.
 */
export const invitationWaitsMail = (name: string, inviter: string | null, href: string): MailText =>
  compose('invitation-waits', 'An invitation waits for you', {
    greeting: hello(name),
    lines: [
      `you signed up, and an invitation of ${inviter ? oneLine(inviter) : 'somebody at Panelry'} to this email is still open. Open the link in its mail while you are logged in: then you can accept it with your account, or refuse it.`,
      'If it was not you, reset the password at the login: the account is on your email.',
    ],
    link: { label: 'Log in', href },
    reason: hasAccount,
  })

/** The only place where the temporary password stands in clear. `href` is the sign-in. */
export const temporaryPasswordMail = (
  { name, email, password }: { name: string; email: string; password: string },
  href: string,
): MailText =>
  compose('temporary-password', 'Your account at Panelry', {
    greeting: hello(name),
    lines: [
      'an account was made for you. Log in with these, then choose a password of your own:',
      'The temporary password opens nothing but the form for your own one.',
    ],
    facts: [['Email', email], passwordFact(password)],
    link: { label: 'Log in', href },
    reason: hasAccount,
  })

/** To somebody whose account became a client. */
export const becameClientMail = (name: string, href: string): MailText =>
  compose('became-client', 'You are a client now', {
    greeting: hello(name),
    lines: [
      'your account became a client account. You can now file requests and follow them here:',
      'Your projects stay as they are.',
    ],
    link: { label: 'Your requests', href },
    reason: hasAccount,
  })

/** An invitation to the members of a company. `href` shows Accept and Reject, after the sign-in. */
export const memberInviteMail = (inviter: string, company: string, href: string): MailText =>
  compose('member-invite', `${oneLine(inviter)} invites you to ${oneLine(company)}`, {
    greeting: 'Hello,',
    lines: [
      `${oneLine(inviter)} invites you to the members of ${oneLine(company)} at Panelry. Accept or reject it here:`,
      'Log in or sign up with the email this mail came to.',
    ],
    link: { label: 'See the invitation', href },
    reason: wasInvited,
  })

type Event = {
  /** Who caused it. */
  who: string
  /** Name of the project, request, order or company. */
  what: string
}

/** What happened, as the subject says it. */
const happened: Record<NotificationType, (event: Event) => string> = {
  collaborator_added: ({ who, what }) => `${who} shares the project ${what} with you`,
  collaborator_request: ({ who, what }) => `${who} asks for access to the project ${what}`,
  collaborator_removed: ({ who, what }) => `${who} removed you from the project ${what}`,
  project_comment: ({ who, what }) => `${who} commented on the preview of ${what}`,
  request_created: ({ who, what }) => `${who} sent the request ${what}`,
  request_message: ({ who, what }) => `${who} wrote on the request ${what}`,
  request_status: ({ who, what }) => `${who} changed the status of the request ${what}`,
  request_assigned: ({ who, what }) => `${who} assigned the request ${what} to you`,
  order_created: ({ who, what }) => `${who} placed the order ${what}`,
  order_message: ({ who, what }) => `${who} wrote on the order ${what}`,
  order_status: ({ who, what }) => `${who} changed the status of the order ${what}`,
  order_assigned: ({ who, what }) => `${who} assigned the order ${what} to you`,
  order_payment: ({ what }) => `The payment for the order ${what} needs a look`,
  order_refund: ({ who, what }) => `${who} gives you money back for the order ${what}`,
  request_note: ({ who, what }) => `${who} left a note on the request ${what}`,
  order_note: ({ who, what }) => `${who} left a note on the order ${what}`,
  member_invite: ({ who, what }) => `${who} invites you to ${what}`,
  request_message_mentioned: ({ who, what }) => `${who} mentioned you on the request ${what}`,
  request_note_mentioned: ({ who, what }) =>
    `${who} mentioned you in a note on the request ${what}`,
  order_message_mentioned: ({ who, what }) => `${who} mentioned you on the order ${what}`,
  order_note_mentioned: ({ who, what }) => `${who} mentioned you in a note on the order ${what}`,
}

/**
 * A notification by mail. `text` is what was written, as plain text; `did` says what was done, where
 * the type alone does not; `href` leads to the place.
 */
export function notificationMail(
  type: NotificationType,
  { name, who, what, text, did }: Event & { name: string; text?: string; did?: string },
  href: string,
): MailText {
  const event = { who: oneLine(who), what: oneLine(what) }
  const title = did ? `${event.who} ${did}: ${event.what}` : happened[type](event)
  return compose(type, title, {
    greeting: hello(name),
    lines: [`${title}.`, 'Your account settings say which notifications also come by email.'],
    ...(text && { quote: text }),
    link: { label: 'Open it', href },
    reason: hasAccount,
  })
}

/** To the client of a request that was delivered: the link approves it after one more press. */
export const deliveredMail = (
  { name, who, what }: Event & { name: string },
  { approve, open }: { approve: string; open: string },
): MailText =>
  compose('request-delivered', `${oneLine(what)} is delivered`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} delivered ${oneLine(what)}. If it is right, approve it here:`,
      `The link works once, for 14 days. To look at it first, or to ask for changes, open ${open}`,
    ],
    link: { label: 'Approve', href: approve },
    reason: hasAccount,
  })

/** To the client of an order that is completed: the link opens the form for what they think of it. */
export const orderCompletedMail = (
  { name, who, what }: Event & { name: string },
  { feedback, open }: { feedback: string; open: string },
): MailText =>
  compose('order-completed', `${oneLine(what)} is completed`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} completed ${oneLine(what)}. How did we do? Two minutes help us:`,
      `The link works for 30 days. To look at the order, open ${open}`,
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
  compose('order-placed', `Order ${order.number} was placed: ${oneLine(order.title)}`, {
    greeting: hello(name),
    lines: [
      'thank you, your order was placed. Follow it, answer and send files here:',
      'Your designer writes to you there.',
    ],
    ...(answer && { quote: answer }),
    facts: [
      ['Order', String(order.number)],
      ['For', oneLine(order.title)],
      ['Price', price],
      ['Delivered', due],
    ],
    link: { label: 'Open the order', href },
    reason: hasAccount,
  })

/** To the client whose bank has worked on a payment for days and did not carry it out. */
export const paymentFailedMail = (
  { name, order, price }: { name: string; order: { number: number; title: string }; price: string },
  href: string,
): MailText =>
  compose('payment-failed', `Order ${order.number} is not paid: ${oneLine(order.title)}`, {
    greeting: hello(name),
    lines: [
      'your bank did not carry out the payment of your order, and nothing was charged. You can pay it again here:',
      'We begin as soon as it is paid. Nothing you wrote is lost.',
    ],
    facts: [
      ['Order', String(order.number)],
      ['For', oneLine(order.title)],
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
  compose('order-refunded', `${sum} goes back to you: ${oneLine(order.title)}`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} gives you ${sum} back for your order. It goes to where you paid from:`,
      'Until your bank shows it, some days may pass.',
    ],
    ...(told && { quote: told }),
    facts: [
      ['Order', String(order.number)],
      ['For', oneLine(order.title)],
      ['Amount', sum],
    ],
    link: { label: 'See the payment', href },
    reason: hasAccount,
  })
