import type { NotifiedType } from '~/permissions/vocabulary'
import { compose, hasAccount, hello, type MailText, withLine } from './mail-layout'
import { quotedName } from './untrusted-text'

/** Parts of a mail's subject: nothing that anybody has written. */
type Subject = {
  /** Number of the request or order; 0 where it is about a project. */
  number: number
  /** Change of its status, in the words of the product. */
  did: string
}

/** Event, in the words of the subject. */
const happened: Record<NotifiedType, (about: Subject) => string> = {
  collaborator_added: () => 'A project was shared with you',
  collaborator_request: () => 'Someone is asking for access to your project',
  collaborator_joined: () => 'An invitation to your project was accepted',
  collaborator_removed: () => 'You were removed from a project',
  project_comment: () => 'A visitor commented on a shared preview',
  project_approved: () => 'A visitor approved a page of a shared preview',
  request_created: ({ number }) => `Request ${number} was sent`,
  request_message: ({ number }) => `New message on request ${number}`,
  request_status: ({ number, did }) => `Request ${number}: ${did}`,
  request_assigned: ({ number }) => `Request ${number} was assigned to you`,
  order_created: ({ number }) => `Order ${number} was placed`,
  order_message: ({ number }) => `New message on order ${number}`,
  order_status: ({ number, did }) => `Order ${number}: ${did}`,
  order_assigned: ({ number }) => `Order ${number} was assigned to you`,
  order_payment: ({ number }) => `The payment for order ${number} needs attention`,
  order_refund: ({ number }) => `You are getting a refund for order ${number}`,
  order_refund_failed: ({ number }) => `Your refund for order ${number} failed`,
  request_note: ({ number }) => `New note on request ${number}`,
  order_note: ({ number }) => `New note on order ${number}`,
  request_message_mentioned: ({ number }) => `You were mentioned on request ${number}`,
  request_note_mentioned: ({ number }) => `You were mentioned in a note on request ${number}`,
  order_message_mentioned: ({ number }) => `You were mentioned on order ${number}`,
  order_note_mentioned: ({ number }) => `You were mentioned in a note on order ${number}`,
  order_feedback: ({ number }) => `New feedback on order ${number}`,
  request_unassigned: () => 'Requests of someone who left the studio need a new assignee',
  order_unassigned: () => 'Orders of someone who left the studio need a new assignee',
  request_webhook_off: () => 'A request webhook was turned off: nothing arrived',
  order_webhook_off: () => 'An order webhook was turned off: nothing arrived',
  profile_owner: () => 'You are now the owner of a company',
  profile_passed_on: () => 'Your company has a new owner',
  profile_password_revealed: () => 'The studio revealed a password of your company',
}

/** How the mail calls what it is about. */
const aboutOf = (type: NotifiedType) => {
  if (type.endsWith('_webhook_off')) return 'Webhook of'
  if (type.startsWith('request_')) return 'Request'
  if (type.startsWith('order_')) return 'Order'
  return type.startsWith('profile_') ? 'Company' : 'Project'
}

type Told = {
  /** Whom the mail greets. */
  name: string
  /** Person who caused it. */
  who: string
  /** Name of the project, request, order or company. */
  what: string
  number?: number | undefined
  did?: string | undefined
  /** Written text, as plain text. */
  text?: string | undefined
}

/**
 * A notification by mail. Its subject is a sentence of the product; the names that others chose are
 * quoted in its body. `href` leads to the place.
 */
export function notificationMail(
  type: NotifiedType,
  { name, who, what, number = 0, did = 'updated', text }: Told,
  href: string,
): MailText {
  const title = happened[type]({ number, did })
  return compose(type, title, {
    greeting: hello(name),
    lines: [
      `${title}.`,
      'You can choose which notifications you get by email in your account settings.',
    ],
    facts: [
      ['By', quotedName(who)],
      [aboutOf(type), quotedName(what)],
    ],
    ...(text && { quote: text }),
    link: { label: 'Open it', href },
    reason: hasAccount,
  })
}

/** The last mail about something for now: what follows is in the bell alone. @param most mails an hour */
export const lastForNow = (mail: MailText, most: number): MailText =>
  withLine(
    mail,
    `This is email ${most} about this within an hour. The rest is in your notifications on Panelry; emails resume when the hour is over.`,
  )
