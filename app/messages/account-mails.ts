import {
  compose,
  composeUrgent,
  hasAccount,
  hello,
  type MailText,
  passwordFact,
} from './mail-layout'

/** Mails about an account: its password, its address, what it became. `href` is the whole address of the place. */

/** With the link that chooses a new password. */
export const passwordResetMail = (name: string, href: string): MailText =>
  composeUrgent('password-reset', 'Reset your password', {
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
  composeUrgent('email-change', 'Confirm your new email', {
    greeting: hello(name),
    lines: [
      'you want to log in with this email from now on. Open this link to confirm it:',
      'The link works once, for one hour. If it was not you, do nothing.',
    ],
    link: { label: 'Confirm this email', href },
    reason: hasAccount,
  })

/** An account of another service, with its e-mail there where that is known. */
export type ProviderAccount = { label: string; email: string | null }

const named = ({ label, email }: ProviderAccount) => `${label}${email ? ` (${email})` : ''}`

/** To an address that nobody has shown to be theirs, with the link that shows it. */
export const proveEmailMail = (name: string, href: string): MailText =>
  composeUrgent('prove-email', 'Confirm your email', {
    greeting: hello(name),
    lines: [
      'you asked to confirm that this mailbox is yours. Open this link to do so:',
      'The link works once, for one hour. If it was not you, do nothing.',
    ],
    link: { label: 'Confirm this email', href },
    reason: hasAccount,
  })

/** Goes to the old address, so that nobody loses an account without hearing of it. */
export const emailChangedMail = (
  name: string,
  newEmail: string,
  href: string,
  lost: readonly ProviderAccount[] = [],
): MailText =>
  composeUrgent('email-changed', 'Your email was changed', {
    greeting: hello(name),
    lines: [
      `the email of your account is now ${newEmail}. You can see this in your account settings:`,
      ...lost.map((account) => `${named(account)} no longer logs you in.`),
      'If it was not you, please answer this mail.',
    ],
    link: { label: 'Account settings', href },
    reason: hasAccount,
  })

/** Another way to log in was added: nobody shares an account without hearing of it. */
export const connectedMail = (
  name: string,
  { label, email }: ProviderAccount,
  href: string,
): MailText =>
  composeUrgent('connected', `${label} logs you in now`, {
    greeting: hello(name),
    lines: [
      `${email ? `the ${label} account ${email}` : `a ${label} account`} logs you in from now on. You can disconnect it in your account settings:`,
      'If it was not you, disconnect it and change your password.',
    ],
    link: { label: 'Account settings', href },
    reason: hasAccount,
  })

/** Whoever chose it, the owner of the mailbox hears of it. `href` is where another one is asked for. */
export const newPasswordMail = (
  name: string,
  lost: readonly ProviderAccount[],
  href: string,
): MailText =>
  composeUrgent('new-password', 'Your account has a new password', {
    greeting: hello(name),
    lines: [
      'a new password was chosen for your account, and it was logged out everywhere else. If it was you, there is nothing to do. If it was not, choose another one:',
      ...lost.map(
        (account) =>
          `${named(account)} no longer logs you in: with a new password only accounts that are sure to have your email stay connected. You can connect it again in your account settings.`,
      ),
    ],
    link: { label: 'Choose another password', href },
    reason: hasAccount,
  })

/** Goes to the new address, when staff gave it to an account without a password. `href` asks for a link. */
export const choosePasswordMail = (
  name: string,
  lost: readonly ProviderAccount[],
  href: string,
): MailText =>
  composeUrgent('choose-password', 'Your account has this email now', {
    greeting: hello(name),
    lines: [
      'your account at Panelry has this email from now on, and no password yet. Give this email here, and we send you a link with which you choose one:',
      ...lost.map(
        (account) =>
          `${named(account)} no longer logs you in. You can connect it again in your account settings.`,
      ),
    ],
    link: { label: 'Choose a password', href },
    reason: hasAccount,
  })

/** To whoever signs up with the email of a record that staff prepared. */
export const finishSignUpMail = (name: string, href: string): MailText =>
  composeUrgent('finish-sign-up', 'Finish your sign-up', {
    greeting: hello(name),
    lines: [
      'there is already a record with this email. Open this link to choose your password:',
      'The link works once, for one hour. If you did not sign up, do nothing.',
    ],
    link: { label: 'Choose a password', href },
    reason: hasAccount,
  })

/** The only place where the temporary password stands in clear. `href` is the sign-in. */
export const temporaryPasswordMail = (
  { name, email, password }: { name: string; email: string; password: string },
  href: string,
): MailText =>
  composeUrgent('temporary-password', 'Your account at Panelry', {
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
