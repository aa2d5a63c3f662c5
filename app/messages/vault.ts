import { capped } from './format'
/** Texts about the logins of company profiles. */
export const vaultMessages = {
  saved: 'Login saved',
  deleted: 'Login detail deleted',
  add: 'Add login',
  addTitle: 'Add login',
  editTitle: (label: string) => `Edit ${label}`,
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save login',
  actions: (label: string) => `Actions for ${label}`,
  fields: {
    label: 'Login',
    url: 'Address',
    username: 'Username',
    password: 'Password',
    changed: 'Changed',
    actions: 'Actions',
  },
  labelHint: 'What it opens: shop system, newsletter, domain.',
  urlHint: 'The login page.',
  passwordHint: 'Encrypted before it is saved. No one sees it without leaving a receipt.',
  typeAgain: 'Please type the password again: it isn’t kept until you save it.',
  changePassword: 'Change the password',
  changeLead: 'Leave unticked to keep the current password.',
  newPassword: 'New password',
  deletion: (label: string) =>
    `The login ${label} and its password will be deleted. The receipts are kept.`,
  none: 'No logins yet',
  noneLead:
    'What the studio needs to log in for you: the shop system, the newsletter, the domain. Safer here than in an email: encrypted, and you see who revealed it and when.',
  noneToRead: 'There are no logins for this company yet.',
  hidden: 'Hidden',
  reveal: 'Reveal',
  revealOf: (label: string) => `Reveal the password of ${label}`,
  copy: 'Copy',
  copyOf: (label: string) => `Copy the password of ${label} without showing it`,
  copied: 'Password copied',
  copiedNote: 'It was not shown. The receipt records that you copied it.',
  notCopied: 'Your browser did not let us copy it',
  notCopiedNote: 'Press Reveal to see it.',
  hide: 'Hide',
  hideOf: (label: string) => `Hide the password of ${label}`,
  passwordOf: (label: string) => `Password of ${label}`,
  hides: (label: string) => `${label} hides again after 30 seconds.`,
  until: 'You can reveal more without your password until',
  confirmTitle: 'Confirm it is you',
  confirmLead: ['Enter your own password, and the one of ', ' is shown. It counts for 10 minutes.'],
  confirmCopyLead: [
    'Enter your own password, and the one of ',
    ' is copied. It counts for 10 minutes.',
  ],
  ownPassword: 'Your password',
  receiptToBe: (name: string) => `Kept as a receipt: revealed by ${name} on`,
  revealPassword: 'Reveal password',
  copyPassword: 'Copy password',
  signInAgain:
    'You have no password. Log out and in again, and you can reveal passwords for 10 minutes. Or set a password.',
  whoLooked: 'Recent reveals',
  nobodyLooked: 'No password has been revealed yet.',
  receipt: { of: ': revealed by ', on: ' on ' },
  allReceipts: (n: number) => `All ${capped(n)} receipts`,
  receiptsTitle: 'Receipts',
  receiptsLead: 'Every time a password was revealed: which, by whom, and when.',
  back: 'Back to the logins',
  tableOf: 'Logins of the company',
  howTitle: 'How logins are kept',
  how: 'Encrypted. A password only leaves the vault when someone presses Reveal, and each time is recorded here with name and time.',
  shut: {
    'vault-closed': 'The vault cannot be opened right now',
    'vault-damaged': 'The vault of this company cannot be opened',
  },
  deleteLogin: 'Delete login',
} as const

/** The sentences of the error codes of this area. */
export const vaultErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'vault-closed':
    'The key that encrypts these passwords is not on this server. None can be revealed or saved until the studio restores it; nothing is lost.',
  'vault-damaged':
    'What is stored has been altered, so it is not opened. Tell the studio: an admin can restore it from a backup.',
  'login-gone': 'This login was deleted.',
  'logins-full': (v) => `A company profile holds up to ${v.most} logins.`,
  'confirm-first': 'Confirm it is you first.',
  'too-many-reveals': (v) =>
    `You have revealed too many passwords in a short time. Please wait ${v.minutes === 1 ? 'a minute' : `${v.minutes} minutes`}.`,
}
