import { noneFound } from './none-found'

/** What the outbox says. */
export const outboxMessages = {
  lead: 'Every mail that Panelry writes, and whether it went out. Its text is kept for 30 days, its row for a year.',
  noSender: 'No sender is configured',
  noSenderLead:
    'Mails wait here until RESEND_API_KEY and MAIL_FROM are set. Nothing is lost meanwhile.',
  none: 'No mail yet',
  noneLead:
    'Password links, invitations and notifications are written here before they go out. Each stays with its state.',
  noMatch: (list: string, words: string) => noneFound('mail', { list, words }),
  /** Stands as the reason when a mail still waited after 30 days. */
  neverSent: 'Not sent within 30 days',
  emptied: 'The text of this mail was removed after 30 days.',
  /** Stands as the reason when a mail was given up without an answer. */
  noAnswer: 'No answer from the mail service',
  queuedAgain: 'The mail is sent again.',
  whole:
    'This mail is shown whole, since no sender is configured and APP_URL is this machine. Its codes and passwords open an account: use them to try Panelry out, and give them to nobody else.',
  wholeLead:
    'APP_URL is this machine, so you can open a mail here and read it whole, with its links and temporary passwords.',
  waits: 'No sender is configured: mails wait in the outbox, where admins find them.',
  open: 'Open outbox',
  attached: (name: string) => `Attached: ${name}`,
  hidden: 'Codes of links and passwords are not shown.',
  deadLead: 'It is not tried again by itself. Send it again when the reason is gone.',
  mail: 'Mail',
  outbox: 'Outbox',
  to: 'To',
  written: 'Written',
  tries: 'Tries',
  sent: 'Sent',
  nextTry: 'Next try',
  text: 'Text',
  sendAgain: 'Send again',
  studio: 'Studio',
  all: 'All',
  searchRecipient: 'Search recipient',
  mails: 'Mails',
  recipient: 'Recipient',
  subject: 'Subject',
}

/** The sentences of the fault codes of mail. */
export const mailErrors: Record<string, string> = {
  'mail-address': 'This email address cannot be written to.',
  'mail-emptied': 'The text of this mail was removed after 30 days, so it cannot be sent again.',
  'mail-not-dead': 'This mail is on its way or was sent. Only a failed one is sent again.',
}

/** Where a mail stands. */
export const mailStates = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  dead: 'Failed',
} as const
