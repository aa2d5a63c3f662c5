import type { Role } from '~/permissions/vocabulary'
import { mostSessions } from '~/work/account-caps'
import { fieldMessages } from './fields'
import { count } from './format'
import { roleNames } from './roles'
import { shell } from './shell'

type Invited = { inviter: string | null; role: Role; packageName: string | null }

/** What the account screens say when something worked, and what they explain. */
export const accountMessages = {
  creating: 'Creating your account',
  endSession: (device: string) => `End session: ${device}`,
  endOthers: 'End all other sessions',
  sendPasswordLink: 'Send me a link to choose a password',
  newLink: 'Ask for a new link',
  signUpTitle: 'Create your account',
  signUpLead: 'It is free. What you have designed so far comes with you.',
  resetTitle: 'Reset password',
  resetLead: 'We send a link to your email. With it you choose a new password.',
  newPasswordTitle: 'Choose a new password',
  newPasswordLead: 'You will be logged out everywhere else.',
  logIn: 'Log in',
  logInToOpen: 'Please log in to open this page.',
  noRight: 'You do not have the right to open that page.',
  linkWhileSignedIn:
    'You are logged in. To use the link from the email, sign out first and open it again.',
  forgotCurrent: 'Forgotten it? We send you a link with which you choose a new one.',
  haveAccount: 'Already have an account?',
  rememberPassword: 'Remembered it?',
  passwordHint: 'At least 8 characters',
  emailSent: 'Email successfully sent.',
  passwordUpdated: 'Password updated.',
  signedOut: 'You are logged out.',
  signedOutHere:
    'You are logged out in this browser. The server could not save that, so please log in again later and check your sessions in Account settings.',
  invalidInvitation: 'Invalid invitation code.',
  withdrawnInvitation:
    'This invitation no longer works: who sent it may not give this access any more. Please ask for a new one.',
  invitationTitle: 'Your invitation',
  invitedAs: ({ inviter, role, packageName }: Invited) =>
    `${inviter ?? 'Somebody'} invites you to Panelry as ${roleNames[role].toLowerCase()}${packageName ? `, with the package ${packageName}` : ''}.`,
  invitationKeeps: 'Your account, its projects and what you may do already stay as they are.',
  acceptInvitation: 'Accept invitation',
  refuseInvitation: 'Refuse',
  invitationAccepted: 'Invitation accepted.',
  invitationRefused: 'Invitation refused.',
  invitationOfOther: (invited: string, account: string) =>
    `This invitation is for ${invited}, and you are logged in as ${account}: it was not used. Sign out and open the link again, or ask for an invitation to this email.`,
  invitationHasAccount: 'You have an account with this email already: log in to accept.',
  signOut: 'Signout',
  toStart: 'Go to Panelry',
  later: 'Not now',
  projectLimit:
    'Maximum number of projects reached. The project you started was not added to yours; it is kept at its link.',
  openProject: 'Open the project',
  projectAdded: 'The project you started is among your projects now.',
  profileUpdated: 'Profile successfully updated.',
  passwordChanged: 'Password successfully updated.',
  authenticated: 'Account authenticated',
  emailChanged: 'Email successfully updated.',
  sessionEnded: 'Session ended.',
  otherSessionsEnded: 'All other sessions ended.',
  /** Whoever knew the old password may have asked for it. */
  cancelsEmail: (email: string) =>
    `With a new password your email stays as it is: the change to ${email} is cancelled.`,
  emailUnproven:
    'Nobody has shown yet that this mailbox is yours. Before you can invite people, open the link that we send you.',
  emailProofPending: (email: string) =>
    `We sent a link to ${email}. Open it to show that the mailbox is yours.`,
  sendProof: 'Send a confirmation link',
  emailProven: 'Email confirmed.',
  proveEmailTitle: 'Confirm your email',
  proveEmailLead: ({ email, name }: { email: string; name: string }) =>
    `You confirm that the mailbox ${email} belongs to the account of ${name}. If that is not your account, close this page.`,
  emailPending: (email: string) =>
    `We sent a link to ${email}. Your email changes when you open it; until then the old one logs you in.`,
  emailNeedsPassword: 'Only needed to change your email.',
  passwordAgain: 'Give your password once more to change your email.',
  sessionsLead: `Where your account is logged in. Changing your password ends all other sessions. You can have up to ${mostSessions}; logging in once more ends the one that was used longest ago.`,
  photoUpdated: 'Profile photo successfully updated.',
  photoRemoved: 'Profile photo removed.',
  photoTitle: 'Profile photo',
  photoHint: 'PNG or JPEG, at most 10 MB. It is shown in a circle.',
  confirmPhotoRemoval: 'Your photo is deleted; your initials stand in its place.',
  mailsLead: 'What comes to you by email.',
  zone: 'Time zone',
  zoneLead:
    'All dates and times are shown to you in this zone, and mails tell times in it. Hours of staff are kept in it too.',
  zoneOffice: (zone: string) => `As this browser, or else the studio: ${zone}`,
  saveZone: 'Save time zone',
  zoneSaved: 'Time zone saved',
  mailsSaved: 'Email choices saved.',
  ownPasswordTitle: 'Choose your own password',
  ownPasswordLead: 'The one you logged in with was only for the first time.',
  noPassword: (providers: string) =>
    `You log in with ${providers} and have no password yet. We send you a link with which you choose one.`,
  noPasswordAtAll: 'You have no password yet. We send you a link with which you choose one.',
  emailAfterPassword: 'To change your email, choose a password first: the button stands below.',
  linkSentTo: (email: string) => `We sent a link to ${email}.`,
  connectionsLead: 'Accounts of other services that log you in.',
  connected: (provider: string) => `${provider} logs you in from now on.`,
  disconnected: (provider: string) => `${provider} no longer logs you in.`,
  connectAgain: 'For your safety: please sign out, log in again, and then connect.',
  onlyWayIn: 'Your only way in: choose a password before you disconnect it.',
  confirmPasswordLead: 'Please enter your password again.',
  confirmEmailTitle: 'Confirm your new email',
  confirmEmailLead: ({ email, name, former }: { email: string; name: string; former: string }) =>
    `The account of ${name} (${former}) gets the email ${email} and logs in with it from now on. If that is not your account, close this page.`,
  providerTitle: 'One more step',
  providerEmailLead: (provider: string) =>
    `${provider} did not tell us your email. Where can we reach you?`,
  providerPasswordLead: (provider: string, email: string) =>
    `There is already an account for ${email}. Enter its password once, and ${provider} logs you in from now on.`,
  providerCancelled: (provider: string) => `Logging in with ${provider} was cancelled.`,
  providerFailed: (provider: string) =>
    `Logging in with ${provider} did not work. Please try again.`,
  signedIn: 'You are logged in',
  signedInLead: 'You can close this window.',
  notSignedIn: 'You are not logged in',
  notSignedInLead: 'Nothing has changed. You can close this window and try again.',
  setupTitle: 'Create the first admin',
  setupLead: 'This link works once. The account you create here can do everything.',
  setupRefused: 'This link does not work',
  noMail: 'No mail yet',
  noMailLead: 'What the product would send appears here.',
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

/** The sentences of the fault codes of accounts. */
export const accountErrors: Record<string, string | ((v: Values) => string)> = {
  'signed-out': 'You were logged out in the meantime, so this was not sent yet.',
  'typed-by-other': shell.typedByOther,
  'wrong-credentials': 'The email or the password is not right.',
  'wrong-password': 'The current password is not right.',
  'too-many-accounts': (v) =>
    `Many accounts were made from your network within the last hour. Please try again in ${count(Number(v.minutes), 'minute')}, or log in if you have an account.`,
  'too-many-tries': (v) =>
    `There were too many tries. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'same-password': 'Please choose another password than the temporary one.',
  'password-needed': 'Choose a password first: then you can change your email.',
  'photo-missing': 'Please choose a picture.',
  'only-way-in': 'This is your only way in. Choose a password before you disconnect it.',
  'connection-taken': (v) =>
    `This ${v.provider} account already logs in somebody else, so it cannot be connected.`,
  'connection-let-go': (v) =>
    `This ${v.provider} account no longer logs you in. Log in with your password, or choose one with “Reset password”; then you can connect it again in your account settings. If that account is not yours any more, sign up with your email first.`,
  'password-missing': fieldMessages.required,
  'email-taken': 'There is already an account with this email. Log in, or reset its password.',
  'sign-up-mailed': (v) =>
    `This email already has a record. We sent a link to ${v.email}: open it to choose your password, then log in.`,
  'email-taken-by-other': 'There is already an account with this email.',
  'reset-link': 'This link has been used or is no longer valid. Please ask for a new one.',
  'email-link':
    'This link has been used or is no longer valid. Change your email again in the account settings.',
  'social-link': 'This took too long or was already finished. Please log in again.',
  'setup-link':
    'This setup link does not work: it has been used, or a newer one was printed when the server started.',
}

/** What the fields of an account are called; their errors are announced by the same names. */
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
