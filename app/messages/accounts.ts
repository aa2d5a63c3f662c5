import { count } from './format'

/** What the account screens say when something worked, and what they explain. */
export const accountMessages = {
  creating: 'Creating your account',
  endSession: (device: string) => `End session: ${device}`,
  endOthers: 'End all other sessions',
  newLink: 'Ask for a new link',
  promise: 'Stack finished panels. Get a whole website.',
  promiseLead:
    'Pick a panel, turn it left, center or right, make it dark, grey or light. Your logo and colours are already in it.',
  loginTitle: 'Log in to Panelry',
  signUpTitle: 'Create your account',
  signUpLead: 'It is free. What you have designed so far comes with you.',
  resetTitle: 'Reset password',
  resetLead: 'We send a link to your email. With it you choose a new password.',
  newPasswordTitle: 'Choose a new password',
  newPasswordLead: 'You will be logged out everywhere else.',
  newToPanelry: 'New to Panelry?',
  signUpLink: 'Sign up, it is free',
  haveAccount: 'Already have an account?',
  rememberPassword: 'Remembered it?',
  passwordHint: 'At least 8 characters',
  emailSent: 'Email successfully sent.',
  passwordUpdated: 'Password updated.',
  signedOut: 'You are logged out.',
  invalidInvitation: 'Invalid invitation code.',
  projectLimit: 'Maximum number of projects reached.',
  profileUpdated: 'Profile successfully updated.',
  passwordChanged: 'Password successfully updated.',
  authenticated: 'Account authenticated',
  emailChanged: 'Email successfully updated.',
  sessionEnded: 'Session ended.',
  otherSessionsEnded: 'All other sessions ended.',
  emailPending: (email: string) =>
    `We sent a link to ${email}. Your email changes when you open it; until then the old one logs you in.`,
  emailNeedsPassword: 'Only needed to change your email.',
  sessionsLead: 'Where your account is logged in. Changing your password ends all other sessions.',
  confirmPasswordLead: 'Please enter your password again.',
  confirmEmailTitle: 'Confirm your new email',
  confirmEmailLead: (email: string) => `From now on you log in with ${email}.`,
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
  setupTitle: 'Create the first admin',
  setupLead: 'This link works once. The account you create here can do everything.',
  setupRefused: 'This link does not work',
  noMail: 'No mail yet',
  noMailLead: 'What the product would send appears here.',
}

type Values = Record<string, string | number>

/** The sentences of the fault codes of accounts. */
export const accountErrors: Record<string, string | ((v: Values) => string)> = {
  'wrong-credentials': 'The email or the password is not right.',
  'wrong-password': 'The current password is not right.',
  'too-many-tries': (v) =>
    `There were too many tries. Please try again in ${count(Number(v.minutes), 'minute')}.`,
  'email-taken': 'There is already an account with this email. Log in, or reset its password.',
  'sign-up-mailed': (v) =>
    `This email already has a record. We sent a link to ${v.email}: open it to choose your password, then log in.`,
  'email-taken-by-other': 'There is already an account with this email.',
  stale: 'This was changed in the meantime.',
  'reset-link': 'This link has been used or is no longer valid. Please ask for a new one.',
  'email-link':
    'This link has been used or is no longer valid. Change your email again in the account settings.',
  'social-link': 'This took too long or was already finished. Please log in again.',
  'setup-link':
    'This setup link does not work: it has been used, or a newer one was printed when the server started.',
}
