import { count } from './format'

/** Sentences of the parts that every screen shares. */

/** A count as a badge shows it. */
export const atMost99 = (n: number): string => (n > 99 ? '99+' : String(n))

export const shell = {
  order: 'Order a design',
  /** Beside a row of the menu. */
  answered: (n: string) => `Client answered last: ${n}`,
  /** Why something could not be sent or opened. */
  held: {
    offline: 'You are offline.',
    online: 'You are online again.',
    unreached: 'Panelry isn’t responding: your connection or our server is down.',
    back: 'Panelry is responding again.',
    ours: 'Something went wrong on our side.',
    busy: 'Too many requests from your network. Please wait a moment.',
  },
  /** The same where it is folded away. */
  heldShort: {
    offline: 'Offline',
    online: 'Online again',
    unreached: 'No answer',
    back: 'Responding again',
    ours: 'Something went wrong',
    busy: 'Please wait',
    'signed-out': 'Logged out',
  },
  /** Over every screen while there is no server that may write. */
  nothingSaved:
    'Nothing can be saved right now. This usually lasts less than a minute. What you send waits until then, or is returned to you.',
  unfold: (short: string) => `${short}: show the message`,
  /** Consequence for what one was doing. */
  kept: {
    form: 'What you entered is still here.',
    next: 'Your form has arrived; only the next screen is missing.',
    link: 'This page stays as it is.',
  },
  wordsBack: 'What you typed here is back.',
  wordsSent: 'You sent this before you left; it may already be saved.',
  wordsWithoutRow: (words: string) => `There is no row yet for: ${words}`,
  discardWords: 'Discard it',
  wordsEarlier: 'You typed something else here before.',
  bringBack: 'Restore it',
  sendAgain: 'Send again',
  tryAgain: 'Try again',
  timesIn: (zone: string) => `Dates and times are in ${zone}.`,
  chooseZone: 'Choose your time zone',
  skip: 'Skip to the content',
  /** Spoken when the same screen lists something else: another tab, filter or page. */
  nowShown: ({ tab, rows }: { tab: string; rows: number }) =>
    [tab, rows > 0 && count(rows, 'row')].filter(Boolean).join(', '),
  bell: (n: number) => (n === 0 ? 'Notifications' : `Notifications, ${atMost99(n)} not opened`),
  notFoundTitle: 'Page not found',
  goneTitle: 'This could not be sent',
  forbiddenTitle: 'You don’t have access',
  serverErrorTitle: 'Something went wrong on our side',
  refusedTitle: 'That did not work',
  signInTitle: 'Log in to continue',
  signInLead: {
    sent: 'What you typed is kept. It is sent once you have logged in.',
    kept: 'What you typed is kept. It is not saved yet.',
  },
  typedByOther:
    'Someone else is now logged in with this browser. What was typed here is not theirs, so it was not sent.',
  leavePage: 'Leave this page',
  signInOtherTab: 'Log in in another tab',
  description:
    'Panelry builds websites from ready-made panels: choose one, flip its layout, make it dark, grey or light. Your logo and colors are applied automatically.',
  main: 'Main',
  menu: 'Menu',
  breadcrumb: 'Breadcrumb',
  admin: 'Admin',
  dashboard: 'Dashboard',
  login: 'Login',
  signUpToday: 'Sign Up Today',
  userMenu: 'User menu',
  signout: 'Signout',
  isUserMenu: ', user menu',
} as const
