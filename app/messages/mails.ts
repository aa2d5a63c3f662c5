/** What a mail says; `queueMail` puts it in the outbox. */
export type MailText = { template: string; subject: string; message: string; html: string }

type Parts = { greeting: string; lines: string[]; link: { label: string; href: string } }

const html = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )

const paragraph = (text: string) => `<p style="margin:0 0 16px">${html(text)}</p>`

/** One mail as plain text and as HTML. The link stands after the first line. */
function compose(
  template: string,
  subject: string,
  { greeting, lines: [first = '', ...rest], link }: Parts,
): MailText {
  const href = html(link.href)
  return {
    template,
    subject,
    message: [greeting, first, link.href, ...rest, 'Panelry'].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${html(subject)}</title></head>
<body style="margin:0;background:#f4f6f8;font-family:Inter,Helvetica,Arial,sans-serif;color:#132d3d">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 16px;font-weight:600;font-size:18px">Panelry</p>
<div style="background:#ffffff;border-radius:8px;padding:24px;font-size:16px;line-height:24px">
${paragraph(greeting)}${paragraph(first)}
<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;background:#283f97;color:#ffffff;text-decoration:none;padding:10px 16px;border-radius:6px">${html(link.label)}</a></p>
${rest.map(paragraph).join('')}
<p style="margin:0;font-size:13px;line-height:20px;color:#4d4d4d;word-break:break-all">${href}</p>
</div></div></body></html>`,
  }
}

export const passwordResetMail = (name: string, href: string) =>
  compose('password-reset', 'Reset your password', {
    greeting: `Hello ${name},`,
    lines: [
      'you asked to choose a new password. Open this link to do so:',
      'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', href },
  })

export const emailChangeMail = (name: string, href: string) =>
  compose('email-change', 'Confirm your new email', {
    greeting: `Hello ${name},`,
    lines: [
      'you want to log in with this email from now on. Open this link to confirm it:',
      'The link works once, for one hour. If it was not you, do nothing.',
    ],
    link: { label: 'Confirm this email', href },
  })

/** Goes to the old address, so that nobody loses an account without hearing of it. */
export const emailChangedMail = (name: string, newEmail: string, href: string) =>
  compose('email-changed', 'Your email was changed', {
    greeting: `Hello ${name},`,
    lines: [
      `the email of your account is now ${newEmail}. You can see this in your account settings:`,
      'If it was not you, please answer this mail.',
    ],
    link: { label: 'Account settings', href },
  })

/** Goes only to the person: nobody else ever sees the password. */
export const temporaryPasswordMail = (name: string, password: string, href: string) =>
  compose('temporary-password', 'Your Panelry account', {
    greeting: `Hello ${name},`,
    lines: [
      'an account was created for you. Log in here with this email and your temporary password:',
      `Your temporary password: ${password}`,
      'You choose your own password when you log in for the first time.',
    ],
    link: { label: 'Log in', href },
  })

export const invitationMail = (inviter: string, href: string) =>
  compose('invitation', 'You are invited to Panelry', {
    greeting: 'Hello,',
    lines: [
      `${inviter} invites you to Panelry. Open this link to create your account:`,
      'The link works once, for 14 days. If you did not expect it, do nothing.',
    ],
    link: { label: 'Create your account', href },
  })

/** To whoever signs up with the email of a record that staff prepared. */
export const finishSignUpMail = (name: string, href: string) =>
  compose('finish-sign-up', 'Finish your sign-up', {
    greeting: `Hello ${name},`,
    lines: [
      'there is already a record with this email. Open this link to choose your password:',
      'The link works once, for one hour. If you did not sign up, do nothing.',
    ],
    link: { label: 'Choose a password', href },
  })

export const nowClientMail = (name: string, href: string) =>
  compose('now-client', 'You are now a client', {
    greeting: `Hello ${name},`,
    lines: [
      'your account is now a client account: you can ask the studio for work. Log in here:',
      'Your projects stay as they are.',
    ],
    link: { label: 'Log in', href },
  })
