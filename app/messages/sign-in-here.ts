/** What is said to whoever was signed out in the middle of something. */
export const signInHere = {
  lead: 'What you typed is kept. It is sent once you have logged in.',
  files: 'Please choose your file again afterwards: a browser does not keep it.',
  tooMuch:
    'This is too much to be kept here. Log in, then use Back in your browser: what you typed is still there.',
  logInAndSend: 'Log in and send',
  logInOtherwise: 'Without a password: log in in another tab, then come back and send again.',
  otherTab: 'Log in in another tab',
  startAnew: 'Leave this page',
}
