import { oneLine } from '~/work/one-line'
import { compose, composeUrgent, hasAccount, hello, type MailText } from './mail-layout'

/** Mails that invite, and what became of an invitation. `href` is the whole address of the place. */

const wasInvited =
  'You get this mail because somebody at Panelry wrote your email in an invitation.'

/** `href` is the sign-up with the invitation's code. */
export const userInviteMail = (inviter: string, href: string): MailText =>
  composeUrgent('user-invite', `${oneLine(inviter)} invites you to Panelry`, {
    greeting: 'Hello,',
    lines: [
      `${oneLine(inviter)} invites you to Panelry, where websites are stacked from finished panels. Create your account here:`,
      'The link works once, for 14 days, and is meant for you alone. If you do not know who invites you, do nothing.',
    ],
    link: { label: 'Create your account', href },
    reason: wasInvited,
  })

/** To whoever invited somebody who had an account already. `href` is that person's page. */
export const invitationAcceptedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-accepted', `${oneLine(who)} accepted your invitation`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} (${email}) had an account already and accepted your invitation with it. Here is what they have now:`,
    ],
    link: { label: 'Open their page', href },
    reason: hasAccount,
  })

/** To whoever invited somebody who refused. `href` is the list of open invitations. */
export const invitationRefusedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-refused', `${oneLine(who)} refused your invitation`, {
    greeting: hello(name),
    lines: [
      `${oneLine(who)} (${email}) has an account and refused your invitation. These are still open:`,
    ],
    link: { label: 'Open invitations', href },
    reason: hasAccount,
  })

/** To who has made somebody else the owner of their company. `href` is its members. */
export const gaveAwayMail = (name: string, company: string, href: string): MailText =>
  compose('profile-given-away', `${oneLine(company)} has another owner now`, {
    greeting: hello(name),
    lines: [
      `you made somebody else the owner of the company ${oneLine(company)}. You stay a member with all rights. Its members stand here:`,
      'If it was not you, change your password and write to the studio.',
    ],
    link: { label: 'Open its members', href },
    reason: hasAccount,
  })

/**
 * To whoever signed up with an address that was invited, by another way than the invitation. `href`
 * is the sign-in.
 */
export const invitationWaitsMail = (name: string, inviter: string | null, href: string): MailText =>
  compose('invitation-waits', 'An invitation waits for you', {
    greeting: hello(name),
    lines: [
      `you signed up, and an invitation of ${inviter ? oneLine(inviter) : 'somebody at Panelry'} to this email is still open. Open the link in its mail while you are logged in: then you can accept it with your account, or refuse it.`,
      'If it was not you, reset the password at the login: the account is on your email.',
    ],
    link: { label: 'Log in', href },
    reason: hasAccount,
  })

/** An invitation to the members of a company. `href` shows Accept and Reject, after the sign-in. */
export const memberInviteMail = (inviter: string, company: string, href: string): MailText =>
  compose('member-invite', `${oneLine(inviter)} invites you to ${oneLine(company)}`, {
    greeting: 'Hello,',
    lines: [
      `${oneLine(inviter)} invites you to the members of ${oneLine(company)} at Panelry. Accept or reject it here:`,
      'Log in or sign up with the email this mail came to.',
    ],
    link: { label: 'See the invitation', href },
    reason: wasInvited,
  })
