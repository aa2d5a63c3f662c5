import { compose, composeUrgent, hasAccount, hello, type MailText } from './mail-layout'
import { quotedName } from './untrusted-text'

/** Mails that invite, and what became of an invitation. `href` is the whole address of the place. */

const wasInvited = 'You are getting this email because someone on Panelry invited you.'

const ifUnknown =
  'The names are quoted as their owners wrote them. If you don’t know who invited you, ignore this email: no one learns whether you have an account.'

/** `href` is the sign-up with the invitation's code. */
export const userInviteMail = (inviter: string, href: string): MailText =>
  composeUrgent('user-invite', 'You were invited to Panelry', {
    greeting: 'Hello,',
    lines: [
      'You were invited to Panelry, where websites are built from ready-made panels. Create your account here:',
      'The link works once, for 14 days, and is only for you. If you don’t know who invited you, ignore this email.',
    ],
    facts: [['Invited by', quotedName(inviter)]],
    link: { label: 'Create your account', href },
    reason: wasInvited,
  })

/** Mail to a person who invited somebody who had an account already. `href` is that person's page. */
export const invitationAcceptedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-accepted', 'Your invitation was accepted', {
    greeting: hello(name),
    lines: [
      'Someone you invited already had an account and accepted your invitation with it. See what they have now:',
    ],
    facts: [
      ['Name', quotedName(who)],
      ['Email', email],
    ],
    link: { label: 'Open their page', href },
    reason: hasAccount,
  })

/** Mail to a person who invited somebody who refused. `href` is the list of open invitations. */
export const invitationRefusedMail = (
  name: string,
  who: string,
  email: string,
  href: string,
): MailText =>
  compose('invitation-refused', 'Your invitation was rejected', {
    greeting: hello(name),
    lines: [
      'Someone you invited has an account and rejected your invitation. These are still open:',
    ],
    facts: [
      ['Name', quotedName(who)],
      ['Email', email],
    ],
    link: { label: 'Open invitations', href },
    reason: hasAccount,
  })

/** To who has made somebody else the owner of their company. `href` is its members. */
export const gaveAwayMail = (name: string, company: string, href: string): MailText =>
  compose('profile-given-away', 'Your company has a new owner', {
    greeting: hello(name),
    lines: [
      'You made someone else the owner of your company. You stay a member with all permissions. See its members here:',
      'If this wasn’t you, change your password and write to the studio.',
    ],
    facts: [['Company', quotedName(company)]],
    link: { label: 'Open its members', href },
    reason: hasAccount,
  })

/**
 * Mail to somebody who signed up with an invited address by another way than the invitation. `href` is the
 * sign-in.
 */
export const invitationWaitsMail = (name: string, inviter: string | null, href: string): MailText =>
  compose('invitation-waits', 'An invitation is waiting for you', {
    greeting: hello(name),
    lines: [
      'You signed up, and an invitation to this email is still open. Open the link in that email while you are logged in to accept or reject it with your account.',
      'If this wasn’t you, reset the password on the login page: the account uses your email.',
    ],
    facts: inviter ? [['Invited by', quotedName(inviter)]] : [],
    link: { label: 'Log in', href },
    reason: hasAccount,
  })

/** An invitation to the members of a company. `href` shows who invites to what, with Accept and Reject. */
export const memberInviteMail = (inviter: string, company: string, href: string): MailText =>
  compose('member-invite', 'You were invited to a company on Panelry', {
    greeting: 'Hello,',
    lines: [
      'You were invited to join a company on Panelry. See the invitation, then accept or reject it:',
      ifUnknown,
    ],
    facts: [
      ['Invited by', quotedName(inviter)],
      ['Company', quotedName(company)],
    ],
    link: { label: 'See the invitation', href },
    reason: wasInvited,
  })

/** An invitation to work on a project. `href` as above. */
export const projectInviteMail = (inviter: string, project: string, href: string): MailText =>
  compose('project-invite', 'You were invited to a project on Panelry', {
    greeting: 'Hello,',
    lines: [
      'You were invited to work on a project on Panelry. See the invitation, then accept or reject it:',
      ifUnknown,
    ],
    facts: [
      ['Invited by', quotedName(inviter)],
      ['Project', quotedName(project)],
    ],
    link: { label: 'See the invitation', href },
    reason: wasInvited,
  })
