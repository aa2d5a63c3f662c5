import type { Role } from '~/permissions/vocabulary'
import { mostSessions } from '~/shared/account-caps'
import { fieldMessages } from './fields'
import { count } from './format'
import { roleNames } from './roles'
import { shell } from './shell'

type Invited = { inviter: string | null; role: Role; packageName: string | null }

/** Messages and explanations of the account screens. */
export const accountMessages = {
  creating: 'Creating your account',
  endSession: (device: string) => `End session: ${device}`,
  endOthers: 'End all other sessions',
  sendPasswordLink: 'Email me a link to set a password',
  newLink: 'Ask for a new link',
  signUpTitle: 'Create your account',
  signUpLead: 'It’s free, and you keep everything you’ve designed so far.',
  resetTitle: 'Reset password',
  resetLead: 'We’ll email you a link to set a new password.',
  newPasswordTitle: 'Set a new password',
  newPasswordLead: 'You will be logged out everywhere else.',
  logIn: 'Log in',
  logInToOpen: 'Please log in to open this page.',
  noRight: 'You don’t have permission to open that page.',
  linkWhileSignedIn:
    'You are logged in. To use the link from the email, log out first and open it again.',
  forgotCurrent: 'Forgot it? We’ll email you a link to set a new one.',
  haveAccount: 'Already have an account?',
  rememberPassword: 'Remembered it?',
  passwordHint: 'At least 8 characters',
  emailSent: 'Email successfully sent.',
  passwordUpdated: 'Password updated.',
  signedOut: 'You are logged out.',
  signedOutHere:
    'You are logged out in this browser, but the server couldn’t save that. Please log in again later and check your sessions in Account settings.',
  invalidInvitation: 'Invalid invitation code.',
  withdrawnInvitation:
    'This invitation is no longer valid. Ask the person who invited you for a new one.',
  invitationTitle: 'Your invitation',
  invitedAs: ({ inviter, role, packageName }: Invited) =>
    `${inviter ?? 'Someone'} invites you to Panelry as ${roleNames[role].toLowerCase()}${packageName ? `, with the package ${packageName}` : ''}.`,
  invitationKeeps: 'Your account, projects and permissions stay as they are.',
  acceptInvitation: 'Accept invitation',
  refuseInvitation: 'Reject',
  invitationAccepted: 'Invitation accepted.',
  invitationRefused: 'Invitation rejected.',
  invitationOfOther: (invited: string, account: string) =>
    `This invitation is for ${invited}, but you are logged in as ${account}, so it wasn’t used. Log out and open the link again, or ask for an invitation to this email.`,
  invitationHasAccount: 'You already have an account with this email. Log in to accept.',
  signOut: 'Signout',
  toStart: 'Go to Panelry',
  later: 'Not now',
  projectLimit:
    'Maximum number of projects reached. The project you started wasn’t added to yours; it is kept at its link.',
  openProject: 'Open the project',
  projectAdded: 'The project you started is now one of your projects.',
  profileUpdated: 'Profile successfully updated.',
  passwordChanged: 'Password successfully updated.',
  authenticated: 'Account authenticated',
  emailChanged: 'Email successfully updated.',
  sessionEnded: 'Session ended.',
  otherSessionsEnded: 'All other sessions ended.',
  /** Anyone who knew the old password may have asked for it. */
  cancelsEmail: (email: string) => `A new password cancels your change of email to ${email}.`,
  emailUnproven:
    'Your email isn’t confirmed yet. Before you can invite people, open the link we send you.',
  emailProofPending: (email: string) =>
    `We sent a link to ${email}. Open it to confirm your email.`,
  sendProof: 'Send a confirmation link',
  emailProven: 'Email confirmed.',
  proveEmailTitle: 'Confirm your email',
  proveEmailLead: ({ email, name }: { email: string; name: string }) =>
    `Confirm that ${email} belongs to the account of ${name}. If that isn’t your account, close this page.`,
  emailPending: (email: string) =>
    `We sent a link to ${email}. Your email changes when you open it; until then, log in with the old one.`,
  emailNeedsPassword: 'Only needed to change your email.',
  passwordAgain: 'Enter your password again to change your email.',
  sessionsLead: `Where your account is logged in. Changing your password ends all other sessions. You can have up to ${mostSessions}; after that, logging in ends the one unused for longest.`,
  photoUpdated: 'Profile photo successfully updated.',
  photoRemoved: 'Profile photo removed.',
  photoTitle: 'Profile photo',
  photoHint: 'PNG or JPEG, up to 10 MB. Shown as a circle.',
  confirmPhotoRemoval: 'Your photo will be removed and your initials shown instead.',
  mailsLead: 'Choose what you get by email.',
  zone: 'Time zone',
  zoneLead: 'All dates and times, also in emails, are shown in this time zone.',
  zoneOfHours: 'Your hours for calls use it too.',
  zoneOffice: (zone: string) => `Automatic (browser or studio): ${zone}`,
  saveZone: 'Save time zone',
  zoneSaved: 'Time zone saved',
  mailsSaved: 'Email choices saved.',
  ownPasswordTitle: 'Set your own password',
  ownPasswordLead: 'Your temporary password has done its job. Choose your own.',
  noPassword: (providers: string) =>
    `You log in with ${providers} and have no password yet. We’ll email you a link to set one.`,
  noPasswordAtAll: 'You have no password yet. We’ll email you a link to set one.',
  emailAfterPassword: 'Set a password below to change your email.',
  linkSentTo: (email: string) => `We sent a link to ${email}.`,
  connectionsLead: 'Other ways to log in.',
  connected: (provider: string) => `You can now log in with ${provider}.`,
  disconnected: (provider: string) => `You can no longer log in with ${provider}.`,
  connectAgain: 'For your security, log out and in again before you connect.',
  onlyWayIn: 'Your only way to log in. Set a password before you disconnect it.',
  confirmPasswordLead: 'Please enter your password again.',
  confirmEmailTitle: 'Confirm your new email',
  confirmEmailLead: ({ email, name, former }: { email: string; name: string; former: string }) =>
    `The account of ${name} (${former}) will use ${email} from now on, also to log in. If that isn’t your account, close this page.`,
  providerTitle: 'One more step',
  providerEmailLead: (provider: string) =>
    `${provider} didn’t share your email. Where can we reach you?`,
  providerPasswordLead: (provider: string, email: string) =>
    `There is already an account for ${email}. Enter its password once, and you can log in with ${provider} from now on.`,
  providerCancelled: (provider: string) => `Logging in with ${provider} was canceled.`,
  providerFailed: (provider: string) =>
    `Logging in with ${provider} didn’t work. Please try again.`,
  signedIn: 'You are logged in',
  signedInLead: 'You can close this window.',
  notSignedIn: 'You are not logged in',
  notSignedInLead: 'Nothing has changed. You can close this window and try again.',
  setupTitle: 'Create the first admin',
  setupLead: 'This link works once. The account you create here has full access.',
  setupRefused: 'This link does not work',
  noMail: 'No emails yet',
  noMailLead: 'Emails that Panelry would send appear here.',
  account: 'Account',
  savePassword: 'Save password',
  confirmEmail: 'Confirm email',
  confirmPassword: 'Confirm password',
  connectedAccounts: 'Connected accounts',
  connectedLabel: 'Connected',
  connect: 'Connect',
  disconnect: 'Disconnect',
  emails: 'Emails',
  byEmail: 'By email',
  saveEmails: 'Save emails',
  changePassword: 'Change password',
  yourPhoto: 'Your photo',
  savePhoto: 'Save photo',
  profile: 'Profile',
  saveProfile: 'Save profile',
  replacePhoto: 'Replace photo',
  addPhoto: 'Add photo',
  removePhoto: 'Remove photo',
  signUp: 'Sign up',
  sendLink: 'Send link',
  openSessions: 'Open sessions',
  thisSession: 'This session',
  lastSeen: 'Last seen',
  end: 'End',
  createAdmin: 'Create admin',
  continue: 'Continue',
  connectTo: (provider: string) => `Connect ${provider}`,
  disconnectFrom: (provider: string) => `Disconnect ${provider}`,
}

type Values = Record<string, string | number>

/** The sentences of the error codes of accounts. */
export const accountErrors: Record<string, string | ((v: Values) => string)> = {
  'signed-out': 'You were logged out, so this hasn’t been sent yet.',
  'typed-by-other': shell.typedByOther,
  'wrong-credentials': 'The email or password is wrong.',
  'wrong-password': 'The current password is wrong.',
  'too-many-accounts': (v) =>
    `Too many accounts were created from your network in the last hour. Please try again in ${count(Number(v.minutes), 'minute')}, or log in if you have an account.`,
  'too-many-tries': (v) =>
    `Too many attempts. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'same-password': 'Choose a password other than the temporary one.',
  'password-needed': 'Set a password first, then you can change your email.',
  'photo-missing': 'Please choose a picture.',
  'only-way-in': 'This is your only way to log in. Set a password before you disconnect it.',
  'connection-taken': (v) =>
    `This ${v.provider} account is already connected to another account, so it can’t be connected here.`,
  'connection-let-go': (v) =>
    `You can no longer log in with this ${v.provider} account. Log in with your password, or set one with “Reset password”; then you can connect it again in your account settings. If that account is no longer yours, sign up with your email first.`,
  'password-missing': fieldMessages.required,
  'email-taken': 'There is already an account with this email. Log in, or reset its password.',
  'sign-up-mailed': (v) =>
    `We already have an account for this email. We sent a link to ${v.email}: open it to set your password, then log in.`,
  'email-taken-by-other': 'There is already an account with this email.',
  'reset-link': 'This link has been used or is no longer valid. Please ask for a new one.',
  'email-link':
    'This link has been used or is no longer valid. Change your email again in the account settings.',
  'social-link': 'This took too long or was already finished. Please log in again.',
  'setup-link':
    'This setup link doesn’t work: it has been used, or the server printed a newer one when it started.',
}

/** Names of the fields of an account, also in the messages about their errors. */
export const accountFields = {
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const

/** The same where there is a password already. */
export const newPasswordFields = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
} as const
