import { capped } from './format'
/** What the logins of company profiles say. */
export const vaultMessages = {
  saved: 'Login saved',
  deleted: 'Login detail deleted',
  add: 'Add login',
  addTitle: 'Add login',
  editTitle: (label: string) => `Change ${label}`,
  edit: 'Change',
  delete: 'Delete',
  save: 'Save login',
  actions: (label: string) => `Actions for ${label}`,
  fields: {
    label: 'Login',
    url: 'Address',
    username: 'User',
    password: 'Password',
    changed: 'Changed',
    actions: 'Actions',
  },
  labelHint: 'What it opens: shop system, newsletter, domain.',
  urlHint: 'Where one logs in.',
  passwordHint: 'Locked before it is stored. Nobody sees it without leaving a receipt.',
  typeAgain: 'Please type the password again: until it is saved it is kept nowhere.',
  changePassword: 'Change the password',
  changeLead: 'The stored one cannot be seen here. Left unticked, it stays.',
  newPassword: 'New password',
  deletion: (label: string) =>
    `The login ${label} and its password will be deleted. Who looked at it stays in the receipts.`,
  none: 'No logins yet',
  noneLead:
    'What the studio needs to get in somewhere for you: the shop system, the newsletter, the domain. Better here than in a mail: locked, and you see who looked when.',
  noneToRead: 'Nobody has stored a login for this company yet.',
  hidden: 'Hidden',
  reveal: 'Reveal',
  revealOf: (label: string) => `Reveal the password of ${label}`,
  copy: 'Copy',
  copyOf: (label: string) => `Copy the password of ${label} without showing it`,
  copied: 'Password copied',
  copiedNote: 'It was not shown. The receipt says that you had it.',
  notCopied: 'Your browser did not let us copy it',
  notCopiedNote: 'Press Reveal to see it.',
  hide: 'Hide',
  hideOf: (label: string) => `Hide the password of ${label}`,
  passwordOf: (label: string) => `Password of ${label}`,
  hides: (label: string) => `${label} hides again after 30 seconds.`,
  until: 'You can reveal others without your password until',
  confirmTitle: 'Confirm it is you',
  confirmLead: ['Your own password, then the one of ', ' is shown. It holds for 10 minutes.'],
  confirmCopyLead: ['Your own password, then the one of ', ' is copied. It holds for 10 minutes.'],
  ownPassword: 'Your password',
  receiptToBe: (name: string) => `Kept as a receipt: revealed by ${name} on`,
  revealPassword: 'Reveal password',
  copyPassword: 'Copy password',
  signInAgain:
    'You have no password of your own. Log out and in again: for 10 minutes after it passwords are revealed. Or choose a password.',
  whoLooked: 'Who looked',
  nobodyLooked: 'Nobody has revealed a password yet.',
  receipt: { of: ': revealed by ', on: ' on ' },
  allReceipts: (n: number) => `All ${capped(n)} receipts`,
  receiptsTitle: 'Receipts',
  receiptsLead: 'Every time a password was revealed: which, by whom, and when.',
  back: 'Back to the logins',
  tableOf: 'Logins of the company',
  howTitle: 'How logins are kept',
  how: 'Encrypted. A password leaves the vault only when somebody presses Reveal, and every time is written down here with name and time.',
  shut: {
    'vault-closed': 'The vault cannot be opened right now',
    'vault-damaged': 'The vault of this company cannot be opened',
  },
  deleteLogin: 'Delete login',
} as const

/** The sentences of the fault codes of this area. */
export const vaultErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'vault-closed':
    'The key that these passwords are locked with is not on this server. None can be revealed or stored until the studio brings it back; nothing is lost by that.',
  'vault-damaged':
    'What is stored is not what was locked, so it is not opened. Tell the studio: an admin can bring it back from a backup.',
  'login-gone': 'This login was deleted meanwhile.',
  'logins-full': (v) => `A company profile holds at most ${v.most} logins.`,
  'confirm-first': 'Confirm it is you first.',
  'too-many-reveals': (v) =>
    `You have revealed many passwords within a short time. Please wait ${v.minutes === 1 ? 'a minute' : `${v.minutes} minutes`}.`,
}
