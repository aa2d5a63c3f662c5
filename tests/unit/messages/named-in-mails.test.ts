import { expect, test } from 'vitest'
import {
  callBookedMail,
  callCancelledMail,
  callMovedMail,
  callReminderMail,
} from '~/messages/booking-mails'
import {
  invitationAcceptedMail,
  invitationRefusedMail,
  invitationWaitsMail,
  memberInviteMail,
  projectInviteMail,
  userInviteMail,
} from '~/messages/invitation-mails'
import type { MailText } from '~/messages/mail-layout'
import { withoutPerson } from '~/messages/named-in-mails'
import { notificationMail } from '~/messages/notification-mails'
import {
  deliveredMail,
  orderCompletedMail,
  orderToPayMail,
  refundedMail,
  refundFailedMail,
} from '~/messages/work-mails'
import { notificationTypes } from '~/permissions/vocabulary'

/** Each mail that names somebody. */
function mailsNaming(who: string): MailText[] {
  const name = 'Reader'
  const order = { number: 5, title: 'A logo' }
  const call = { start: 0, end: 1_800_000, about: null, note: '' }
  const letter = { to: { name, email: 'r@x.example', zone: 'UTC' }, other: who, call, href: '/' }
  const about = { name, who, what: 'A logo' }
  return [
    userInviteMail(who, '/'),
    invitationAcceptedMail(name, who, 'a@b.example', '/'),
    invitationRefusedMail(name, who, 'a@b.example', '/'),
    invitationWaitsMail(name, who, '/'),
    memberInviteMail(who, 'Company', '/'),
    projectInviteMail(who, 'Project', '/'),
    ...notificationTypes.flatMap((type) =>
      type === 'member_invite' ? [] : [notificationMail(type, about, '/')],
    ),
    deliveredMail(about, { approve: '/', open: '/' }),
    orderCompletedMail(about, { feedback: '/', open: '/' }),
    orderToPayMail({ name, who, order, price: '$5', terms: true }, '/'),
    refundedMail({ name, who, order, sum: '$5', told: 'Sorry' }, '/'),
    refundFailedMail({ name, who, order, sum: '$5' }, '/'),
    callBookedMail(letter),
    callMovedMail({ ...letter, who, before: call }),
    callCancelledMail({ ...letter, who }),
    callReminderMail(letter),
  ]
}

test.each([
  'May',
  'Jo',
  'J.R. Smith',
  '“Me” & <You>',
  'Request',
  'your order',
  `${'long '.repeat(30)}`,
])(
  'USER-19 the name %s is taken out of each mail that names its owner, and nothing else of it',
  (who) => {
    const erased = mailsNaming('Deleted user')
    const person = withoutPerson(['Somebody Else', who])
    const cleaned = mailsNaming(who).map(({ message, html }) => ({
      message: person.text(message),
      html: person.html(html),
    }))
    expect(cleaned).toEqual(erased.map(({ message, html }) => ({ message, html })))
  },
)

test('USER-19 what others wrote, how things are called and how a reader is greeted keeps the same words', () => {
  const text = 'May I ask?\nBy: “May”\nMay gives you this back\nYour call with May is booked.'
  const mail = notificationMail(
    'request_message',
    { name: 'May', who: 'Ada', what: 'May', text },
    'https://here.example/May',
  )
  const person = withoutPerson(['May'])
  expect(person.text(mail.message)).toBe(mail.message)
  expect(person.html(mail.html)).toBe(mail.html)
})
