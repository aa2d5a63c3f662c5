/** Texts for deleting one's own account. */
export const deleteAccountMessages = {
  open: 'Delete my account',
  title: 'Delete your account',
  lead: 'Your account is deleted right away and cannot be restored.',
  goesTitle: 'What is deleted',
  goes: [
    'Your name, email, photo and sessions: you can no longer log in.',
    'Your projects with their pages, and your drafts.',
    'Company profiles that no one else can edit, with their files and logins.',
    'Upcoming calls: they are canceled.',
  ],
  staysTitle: 'What stays, with ‘Deleted user’ in place of your name',
  stays: [
    'Requests, orders, messages and their files, with the people who worked on them.',
    'Company profiles that someone else can edit: they become the owner.',
    'In the history, that something was changed and when.',
  ],
  before: 'Do you want to keep something?',
  download: 'Download your data first',
  lastAdmin:
    'You are the last admin. Make someone else an admin first, then you can delete your account.',
  logInAgain: 'You have no password. Log out and in again, then delete it.',
  deleteNow: 'Delete my account for good',
  deleted: 'Your account is deleted.',
} as const

/** The sentences of the error codes of this area. */
export const deleteAccountErrors: Record<string, string> = {
  'log-in-again': 'Log out and in again first, so we know it’s you.',
}
