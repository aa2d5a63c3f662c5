/** What the deletion of one's own account says. */
export const deleteAccountMessages = {
  open: 'Delete my account',
  title: 'Delete your account',
  lead: 'Your account is deleted at once, and nobody can bring it back.',
  goesTitle: 'This goes',
  goes: [
    'Your name, email, photo and sessions: you can no longer log in.',
    'Your projects with their pages, and what you have begun to write.',
    'Company profiles that nobody else may edit, with their files and logins.',
    'Calls that are still to come: they are cancelled.',
  ],
  staysTitle: 'This stays, and shows ‘Deleted user’ in place of your name',
  stays: [
    'Requests, orders, messages and their files, with those who worked on them.',
    'Company profiles that somebody else may edit: they own them from now on.',
    'In the history, that something was changed and when.',
  ],
  before: 'Do you want to keep something?',
  download: 'Download your data first',
  lastAdmin:
    'You are the last admin. Make somebody else an admin first; then you can delete your account.',
  logInAgain: 'You have no password of your own. Log out and in again, and delete it then.',
  deleteNow: 'Delete my account for good',
  deleted: 'Your account is deleted.',
} as const

/** The sentences of the fault codes of this area. */
export const deleteAccountErrors: Record<string, string> = {
  'log-in-again': 'Log out and in again first, so that we know it is you.',
}
