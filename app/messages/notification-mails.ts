import type { NotifiedType } from '~/permissions/vocabulary'
import { oneLine } from '~/work/one-line'
import { compose, hasAccount, hello, type MailText, withLine } from './mail-layout'

type Event = {
  /** Who caused it. */
  who: string
  /** Name of the project, request, order or company. */
  what: string
}

/** What happened, as the subject says it. */
const happened: Record<NotifiedType, (event: Event) => string> = {
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
  order_refund_failed: ({ who, what }) =>
    `${who} could not give you the money back for the order ${what}`,
  request_note: ({ who, what }) => `${who} left a note on the request ${what}`,
  order_note: ({ who, what }) => `${who} left a note on the order ${what}`,
  request_message_mentioned: ({ who, what }) => `${who} mentioned you on the request ${what}`,
  request_note_mentioned: ({ who, what }) =>
    `${who} mentioned you in a note on the request ${what}`,
  order_message_mentioned: ({ who, what }) => `${who} mentioned you on the order ${what}`,
  order_note_mentioned: ({ who, what }) => `${who} mentioned you in a note on the order ${what}`,
  order_feedback: ({ who, what }) => `${who} gave feedback on the order ${what}`,
  request_unassigned: () => 'Nobody works on the requests of somebody who left the studio',
  order_unassigned: () => 'Nobody works on the orders of somebody who left the studio',
  request_webhook_off: ({ what }) => `The webhook of ${what} was switched off: nothing arrived`,
  order_webhook_off: ({ what }) => `The webhook of ${what} was switched off: nothing arrived`,
  profile_owner: ({ who, what }) => `${who} made you the owner of the company ${what}`,
  profile_passed_on: ({ who, what }) => `${who} gave the company ${what} another owner`,
  profile_password_revealed: ({ who, what }) => `${who} looked at a password of ${what}`,
}

/**
 * A notification by mail. `text` is what was written, as plain text; `did` says what was done, where
 * the type alone does not; `href` leads to the place.
 */
export function notificationMail(
  type: NotifiedType,
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

/** The last mail about something for now: what follows is in the bell alone. @param most mails an hour */
export const lastForNow = (mail: MailText, most: number): MailText =>
  withLine(
    mail,
    `This is mail ${most} about this within an hour. More of it is in your notifications at Panelry; mails come again when the hour is over.`,
  )
