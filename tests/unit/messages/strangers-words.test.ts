import { expect, test } from 'vitest'
import * as accountMails from '~/messages/account-mails'
import * as backupMails from '~/messages/backup-mail'
import * as bookingMails from '~/messages/booking-mails'
import * as invitationMails from '~/messages/invitation-mails'
import * as lostRowsMails from '~/messages/lost-rows-mail'
import type { MailText } from '~/messages/mail-layout'
import { notificationMail } from '~/messages/notification-mails'
import { nameInMail, quotedName, textInMail } from '~/messages/untrusted-text'
import * as workMails from '~/messages/work-mails'
import { notificationTypes } from '~/permissions/vocabulary'

/** What a stranger may call themselves, their project or their company: a lure, and as long as it fits. */
const lure = `Invoice overdue, pay at https://evil.example/pay or www.evil.example, ask boss@evil.example ${'now '.repeat(400)}`
const href = 'https://panelry.example/there?code=1'
const open = 'https://panelry.example/open'
const order = { number: 12, title: lure }
const party = { name: lure, email: 'ines@clients.example', zone: 'UTC' }
const call = { start: 0, end: 1_800_000, about: lure, note: lure }
const letter = { to: party, other: lure, call, href }
const done = { name: lure, who: lure, what: lure, number: 12 }

/** Every mail, with the lure in each place that somebody else fills. */
const written: Record<string, MailText> = {
  passwordResetMail: accountMails.passwordResetMail(lure, href),
  emailChangeMail: accountMails.emailChangeMail(lure, href),
  proveEmailMail: accountMails.proveEmailMail(lure, href),
  emailChangedMail: accountMails.emailChangedMail(lure, 'new@clients.example', href),
  connectedMail: accountMails.connectedMail(lure, { label: 'Google', email: null }, href),
  newPasswordMail: accountMails.newPasswordMail(lure, [], href),
  choosePasswordMail: accountMails.choosePasswordMail(lure, [], href),
  finishSignUpMail: accountMails.finishSignUpMail(lure, href),
  temporaryPasswordMail: accountMails.temporaryPasswordMail(
    { name: lure, email: 'ines@clients.example', password: 'x' },
    href,
  ),
  becameClientMail: accountMails.becameClientMail(lure, href),
  userInviteMail: invitationMails.userInviteMail(lure, href),
  invitationAcceptedMail: invitationMails.invitationAcceptedMail(lure, lure, 'a@b.example', href),
  invitationRefusedMail: invitationMails.invitationRefusedMail(lure, lure, 'a@b.example', href),
  invitationWaitsMail: invitationMails.invitationWaitsMail(lure, lure, href),
  memberInviteMail: invitationMails.memberInviteMail(lure, lure, href),
  projectInviteMail: invitationMails.projectInviteMail(lure, lure, href),
  gaveAwayMail: invitationMails.gaveAwayMail(lure, lure, href),
  orderToPayMail: workMails.orderToPayMail(
    { name: lure, who: lure, order, price: '€1', terms: true },
    href,
  ),
  backupMail: backupMails.backupMail(
    lure,
    {
      ...{ name: '2026-11-29T03-00-00', madeAt: 1, bytes: 1, files: 1 },
      ...{ lacks: 1, missing: ['files/logos/a.png'] },
      less: { than: '2026-11-28T03-00-00', rows: { users: [0, 20] } },
    },
    href,
  ),
  lostRowsMail: lostRowsMails.lostRowsMail(lure, { node: 'ams1', changes: 3 }, href),
  callBookedMail: bookingMails.callBookedMail(letter),
  callMovedMail: bookingMails.callMovedMail({ ...letter, who: lure, before: call }),
  callCancelledMail: bookingMails.callCancelledMail({ ...letter, who: lure }),
  callReminderMail: bookingMails.callReminderMail(letter),
  deliveredMail: workMails.deliveredMail(done, { approve: href, open }),
  orderCompletedMail: workMails.orderCompletedMail(done, { feedback: href, open }),
  orderPlacedMail: workMails.orderPlacedMail(
    { name: lure, order, price: '€1', due: 'Monday', answer: '' },
    href,
  ),
  paymentFailedMail: workMails.paymentFailedMail({ name: lure, order, price: '€1' }, href),
  refundedMail: workMails.refundedMail({ name: lure, who: lure, order, sum: '€1', told: '' }, href),
  refundFailedMail: workMails.refundFailedMail({ name: lure, who: lure, order, sum: '€1' }, href),
  ...Object.fromEntries(
    notificationTypes.flatMap((type) =>
      type === 'member_invite'
        ? []
        : [[type, notificationMail(type, { ...done, text: textInMail(lure) }, href)]],
    ),
  ),
}

/** The addresses that the product itself writes into mails, without which no link is left. */
const ours = /https:\/\/panelry\.example\/\S*|\w+@(?:clients|b)\.example/g

test('MAIL-06 the table names every mail there is', () => {
  const modules = [
    accountMails,
    backupMails,
    bookingMails,
    invitationMails,
    lostRowsMails,
    workMails,
  ]
  const made = modules.flatMap((module) => Object.keys(module).filter((name) => /Mail$/.test(name)))
  expect(made.length).toBeGreaterThan(20)
  expect(made.filter((name) => !(name in written))).toEqual([])
})

test.each(Object.entries(written))(
  'MAIL-06 %s: no word of somebody else in its subject, a short one in its body, and no link made of it',
  (_, mail) => {
    expect(mail.subject).not.toMatch(/invoice|overdue|evil/i)
    expect(mail.subject.length).toBeLessThan(80)
    for (const body of [mail.message, mail.html]) {
      const theirs = body.replace(/href="[^"]*"/g, '').replace(ours, '')
      expect(theirs).not.toMatch(/:\/\/|\bwww\.\w|[\w-]+\.example\b|@evil/)
      expect(theirs.match(/(now ){25}/g)?.join('').length ?? 0).toBeLessThan(1_600)
    }
    const withoutQuote = mail.message.replace(/^>.*$/gm, '')
    for (const line of withoutQuote.split('\n')) expect(line.length).toBeLessThan(420)
  },
)

test('a name reads as it was written, in quotation marks, and short', () => {
  expect(quotedName('Nadia Hollis')).toBe('“Nadia Hollis”')
  expect(nameInMail('J. R. Ewing & Sons')).toBe('J. R. Ewing & Sons')
  expect(nameInMail('Booking.com').replaceAll('\u200b', '')).toBe('Booking.com')
  expect(nameInMail('Booking.com')).not.toContain('.com')
  expect(nameInMail('x'.repeat(200))).toBe(`${'x'.repeat(80)} …`)
  expect(nameInMail('One\r\nBcc: all')).toBe('One Bcc: all')
})
