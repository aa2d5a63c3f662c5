import { namesOf } from './file-names'

/** Texts for somebody who was signed out in the middle of something. */
export const signInHere = {
  files: (names: readonly string[]) =>
    `Browsers don’t keep files, so please choose these again afterwards: ${namesOf(names)}.`,
  tooMuch:
    'This is too much to keep here. Log in, then use Back in your browser: what you typed is still there.',
  logInAndSend: 'Log in and send',
  logInOtherwise: (sent: boolean) =>
    `Without a password: log in in another tab, then come back and ${sent ? 'send' : 'try'} again.`,
  signInFailed: 'Logging in didn’t work. Please try again.',
}
