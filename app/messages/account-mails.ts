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
      'You asked to reset your password. Set a new one here:',
      'The link works once, for one hour. If this wasn’t you, ignore this email and your password stays as it is.',
    ],
    link: { label: 'Set a new password', href },
    reason: hasAccount,
  })

/** To the new address, with the link that confirms it. */
export const emailChangeMail = (name: string, href: string): MailText =>
  composeUrgent('email-change', 'Confirm your new email', {
    greeting: hello(name),
    lines: [
      'You want to use this email to log in. Confirm it here:',
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
      'Confirm that this email address is yours:',
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
      `Your account email is now ${newEmail}. You can check it in your account settings:`,
      ...lost.map((account) => `You can no longer log in with ${named(account)}.`),
      'If this wasn’t you, please reply to this email.',
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
  composeUrgent('connected', `You can now log in with ${label}`, {
    greeting: hello(name),
    lines: [
      `${email ? `The ${label} account ${email}` : `A ${label} account`} was connected, and you can now log in with it. You can disconnect it in your account settings:`,
      'If this wasn’t you, disconnect it and change your password.',
    ],
    link: { label: 'Account settings', href },
    reason: hasAccount,
  })

/**
 * No matter who chose the password, the owner of the mailbox hears of it. `href` is where another one is
 * asked for.
 */
export const newPasswordMail = (
  name: string,
  lost: readonly ProviderAccount[],
  href: string,
): MailText =>
  composeUrgent('new-password', 'Your account has a new password', {
    greeting: hello(name),
    lines: [
      'A new password was set for your account, and you were logged out everywhere else. If this was you, there is nothing to do. If not, set another one:',
      ...lost.map(
        (account) =>
          `${named(account)} was disconnected: after a new password, only accounts confirmed to have your email stay connected. You can connect it again in your account settings.`,
      ),
    ],
    link: { label: 'Set another password', href },
    reason: hasAccount,
  })

/** Goes to the new address, when staff gave it to an account without a password. `href` asks for a link. */
export const choosePasswordMail = (
  name: string,
  lost: readonly ProviderAccount[],
  href: string,
): MailText =>
  composeUrgent('choose-password', 'Your account now uses this email', {
    greeting: hello(name),
    lines: [
      'Your Panelry account now uses this email and has no password yet. Enter this email here and we’ll send you a link to set one:',
      ...lost.map(
        (account) =>
          `You can no longer log in with ${named(account)}. You can connect it again in your account settings.`,
      ),
    ],
    link: { label: 'Set a password', href },
    reason: hasAccount,
  })

/** Mail to somebody who signs up with the email of a record that staff prepared. */
export const finishSignUpMail = (name: string, href: string): MailText =>
  composeUrgent('finish-sign-up', 'Finish your sign-up', {
    greeting: hello(name),
    lines: [
      'We already have an account for this email. Open this link to set your password:',
      'The link works once, for one hour. If you didn’t sign up, ignore this email.',
    ],
    link: { label: 'Set a password', href },
    reason: hasAccount,
  })

/** The only place where the temporary password is in clear. `href` is the sign-in. */
export const temporaryPasswordMail = (
  { name, email, password }: { name: string; email: string; password: string },
  href: string,
): MailText =>
  composeUrgent('temporary-password', 'Your Panelry account', {
    greeting: hello(name),
    lines: [
      'An account was created for you. Log in with these details:',
      'You’ll be asked to set your own password after logging in.',
    ],
    facts: [['Email', email], passwordFact(password)],
    link: { label: 'Log in', href },
    reason: hasAccount,
  })

/** To somebody whose account became a client. */
export const becameClientMail = (name: string, href: string): MailText =>
  compose('became-client', 'You’re now a client', {
    greeting: hello(name),
    lines: [
      'Your account is now a client account. You can send requests and follow them here:',
      'Your projects stay as they are.',
    ],
    link: { label: 'Your requests', href },
    reason: hasAccount,
  })
