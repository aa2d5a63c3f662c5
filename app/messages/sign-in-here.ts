import { namesOf } from './file-names'

/** What is said to whoever was signed out in the middle of something. */
export const signInHere = {
  files: (names: readonly string[]) =>
    `A browser does not keep files, so please choose these again afterwards: ${namesOf(names)}.`,
  tooMuch:
    'This is too much to be kept here. Log in, then use Back in your browser: what you typed is still there.',
  logInAndSend: 'Log in and send',
  logInOtherwise: (sent: boolean) =>
    `Without a password: log in in another tab, then come back and ${sent ? 'send' : 'try'} again.`,
  signInFailed: 'Logging in did not work. Please try again.',
}
