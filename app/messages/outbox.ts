import { noneFound } from './none-found'

/** Texts of the outbox. */
export const outboxMessages = {
  lead: 'Every email Panelry writes, and whether it was sent. Texts are kept for 30 days, entries for a year.',
  noSender: 'No sender is configured',
  noSenderLead: 'Emails wait here until RESEND_API_KEY and MAIL_FROM are set. Nothing is lost.',
  none: 'No emails yet',
  noneLead: 'Password links, invitations and notifications are listed here, with their status.',
  noMatch: (list: string, words: string) => noneFound('email', { list, words }),
  /** Stands as the reason when a mail still waited after 30 days. */
  neverSent: 'Not sent within 30 days',
  /** Stands as the reason when a mail was given up without an answer. */
  noAnswer: 'No answer from the email service',
  queuedAgain: 'The email will be sent again.',
  whole:
    'This email is shown in full, because no sender is configured and APP_URL is this machine. Its codes and passwords open an account: use them to try Panelry out, and don’t share them.',
  wholeLead:
    'APP_URL is this machine, so you can open an email here and read it in full, with its links and temporary passwords.',
  waits: 'No sender is configured: emails wait in the outbox, where admins find them.',
  open: 'Open outbox',
  attached: (name: string) => `Attached: ${name}`,
  hidden: 'Codes of links and passwords are not shown.',
  deadLead: 'It won’t be retried automatically. Send it again once the cause is fixed.',
  mail: 'Email',
  outbox: 'Outbox',
  to: 'To',
  written: 'Written',
  tries: 'Attempts',
  sent: 'Sent',
  nextTry: 'Next attempt',
  text: 'Text',
  sendAgain: 'Send again',
  studio: 'Studio',
  all: 'All',
  searchRecipient: 'Search recipient',
  mails: 'Emails',
  recipient: 'Recipient',
  subject: 'Subject',
}

/** The sentences of the error codes of mail. */
export const mailErrors: Record<string, string> = {
  'mail-address': 'This email address can’t receive emails.',
  'mail-emptied': 'The text of this email was removed after 30 days, so it cannot be sent again.',
  'mail-not-dead': 'This email is on its way or was sent. Only failed ones can be sent again.',
}

/** Status of a mail. */
export const mailStates = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  dead: 'Failed',
} as const
