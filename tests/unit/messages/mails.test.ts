import { expect, test } from 'vitest'
import * as accountMails from '~/messages/account-mails'
import * as invitationMails from '~/messages/invitation-mails'
import { hideSecrets, type MailText } from '~/messages/mail-layout'
import { notificationMail } from '~/messages/notification-mails'
import { notificationTypes } from '~/permissions/vocabulary'

const notifiedTypes = notificationTypes.filter((type) => type !== 'member_invite')
const href = 'https://panelry.example/there?code=secret-1&b=2'
const event = { name: 'Ines', who: 'Nadia Hollis', what: 'Tidewater', text: 'Shall we?' }
const all: [string, MailText][] = [
  ['reset', accountMails.passwordResetMail('Ines', href)],
  ['email change', accountMails.emailChangeMail('Ines', href)],
  ['email changed', accountMails.emailChangedMail('Ines', 'new@example.com', href)],
  ['connected', accountMails.connectedMail('Ines', { label: 'Google', email: null }, href)],
  [
    'new password',
    accountMails.newPasswordMail('Ines', [{ label: 'Google', email: 'g@example.com' }], href),
  ],
  [
    'choose a password',
    accountMails.choosePasswordMail('Ines', [{ label: 'Google', email: null }], href),
  ],
  ['user invitation', invitationMails.userInviteMail('Nadia Hollis', href)],
  [
    'temporary password',
    accountMails.temporaryPasswordMail(
      { name: 'Ines', email: 'ines@example.com', password: 'secret-1' },
      href,
    ),
  ],
  ['became client', accountMails.becameClientMail('Ines', href)],
  ['member invitation', invitationMails.memberInviteMail('Nadia Hollis', 'Tidewater', href)],
  ...notifiedTypes.map((type): [string, MailText] => [type, notificationMail(type, event, href)]),
]

test.each(all)('MAIL-06 %s: a subject, a message and its link, in text and HTML', (_, mail) => {
  expect(mail.subject).toMatch(/^\S.{5,}\S$/)
  expect(mail.message).toContain(href)
  expect(mail.html).toContain(`href="${href.replace('&', '&amp;')}"`)
  expect(mail.html).toContain(`<title>${mail.subject}</title>`)
  // Both say the same: every line of the text stands in the HTML.
  const visible = mail.html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')
  for (const line of mail.message.split('\n').filter(Boolean)) {
    expect(visible).toContain(line.replace(/^> /, ''))
  }
})

test.each(all)('%s: without its secrets it opens nothing', (_, mail) => {
  const shown = hideSecrets(mail.message) + hideSecrets(mail.html)
  expect(shown).toContain('?code=…')
  expect(shown).not.toContain('secret-1')
})

test.each(notifiedTypes)('MAIL-06 %s names who did what, and quotes it', (type) => {
  const { subject, message, template } = notificationMail(type, { ...event, number: 12 }, href)
  expect(template).toBe(type)
  if (/^(request|order)_(?!unassigned|webhook_off)/.test(type)) expect(subject).toContain(' 12')
  for (const name of ['“Nadia Hollis”', '“Tidewater”']) expect(message).toContain(name)
  expect(message).toContain(`${subject}.`)
  expect(message).toContain('> Shall we?')
})

test('MAIL-06 an invitation names who invites, and to what', () => {
  const { userInviteMail, memberInviteMail, projectInviteMail } = invitationMails
  const toProduct = userInviteMail('Nadia Hollis', href)
  const toCompany = memberInviteMail('Nadia Hollis', 'Tidewater', href)
  const toProject = projectInviteMail('Nadia Hollis', 'Tidewater', href)
  expect([toProduct, toCompany, toProject].map(({ subject }) => subject)).toEqual([
    'You were invited to Panelry',
    'You were invited to a company on Panelry',
    'You were invited to a project on Panelry',
  ])
  for (const { message } of [toProduct, toCompany, toProject]) {
    expect(message).toContain('Invited by: “Nadia Hollis”')
  }
  expect(toCompany.message).toContain('Company: “Tidewater”')
  expect(toProject.message).toContain('Project: “Tidewater”')
})

test('what people typed is no markup and no header', () => {
  const { subject, html, message } = notificationMail(
    'request_message',
    {
      name: '<b>Ines</b>\r\nBcc: all@example.com',
      who: 'Nadia\r\nBcc: all@example.com',
      what: 'A & B\u2028"<i>"',
      number: 12,
      text: '</blockquote><script>alert(1)</script>\nsecond line',
    },
    href,
  )
  expect(subject).toBe('New message on request 12')
  expect(message.replaceAll('\u200b', '')).toContain('By: “Nadia Bcc: all@example.com”')
  expect(message).toContain('Request: “A & B "<i>"”')
  expect(html).not.toMatch(/<(script|i)>/)
  expect(html).toContain('Hello &lt;b&gt;Ines')
  expect(html).toContain('&lt;/blockquote&gt;&lt;script&gt;')
  expect(message).toContain('> </blockquote><script>alert(1)</script>\n> second line')
  expect(message).not.toContain('\r')
})
