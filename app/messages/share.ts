import { count } from './format'

/** Texts about the shared preview of a project. */

/** 'Maya', 'Maya and Jonas', 'Maya, Jonas and 2 others'. */
const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const shareMessages = {
  title: 'Share link',
  off: 'Anyone with the link can see the pages of this project as a preview: no account, no editing. Turn it on to show your work; you can revoke it at any time.',
  on: 'Anyone with this link can see the pages of this project, but not change anything.',
  link: 'Link to the preview',
  comments: 'Visitors can comment and approve',
  commentsHint:
    'Everyone with the link sees all comments and your answers to them, but never your notes. Everyone working on this project is notified.',
  switchedOn: 'The share link is on.',
  revoked: 'The share link is revoked.',
  renewed: 'There is a new link. The old one no longer works.',
  saved: 'Share settings saved.',
  copied: 'Copied to clipboard.',
  closeHint: 'The link works until you revoke it or create a new one.',
  confirmRenewal: (link: string) =>
    `${link} will stop working for good. Send the new link to everyone who needs it.`,
  confirmRevocation: (link: string) =>
    `${link} will stop working for good. If you turn sharing on again, you get a new link.`,
  oldPage: 'This page is out of date, so nothing was changed. Please reload it.',
  pages: 'Pages',
  asWebsite: 'As a website',
  backToPreview: 'Back to preview',
  aboutWebsite: 'Only links between pages work.',
  sharedBy: (name: string) => `Shared by ${name}`,
  versionOf: (revision: number) => `version ${revision}`,
  width: 'Width of the page',
  widths: { 1440: 'Desktop', 768: 'Tablet', 390: 'Phone' },
  framed: (page: string, project: string) => `${page}, a page of ${project}`,
  pin: (number: number) => `Comment ${number}`,
  comment: 'Comment',
  commentBeside: (n: number) => (n === 0 ? 'Comment' : `Comment (${n})`),
  pressSpot: 'Or press the spot on the page.',
  commentsOf: (n: number) => (n === 0 ? 'Comments' : count(n, 'comment')),
  commentsOn: (page: string) => `Comments on ${page}`,
  whoSees: 'Everyone with this link sees the comments, the names and the answers.',
  noComments: 'No comments yet.',
  earlier: 'Earlier comments',
  later: 'Later comments',
  done: 'done',
  aboutSection: (number: number, name: string) => `${number} · ${name}`,
  aboutGone: 'A section that is no longer on the page',
  about: 'About',
  wholePage: 'The whole page',
  placeChosen: 'Your pin is on the page. To take it back, choose something else here.',
  skip: 'Skip to the page',
  close: 'Close',
  empty: 'This page is empty so far.',
  pageGone: 'This page is no longer part of the preview.',
  toFirstPage: 'Go to the first page',
  noPages: 'There is nothing to see here yet.',
  tooLong: (most: number) =>
    `This page has more than ${most} sections, which is too many to show here. Please ask for a shorter one.`,
  leaveComment: 'Leave a comment',
  commented: 'Thank you. Your comment has been sent.',
  leaveEmpty: 'Leave this field empty',
  keptTitle: 'This was not sent',
  kept: 'This is what you wrote; copy it before you leave.',
  yourWord: 'What you can say',
  isRight: 'Is this page right?',
  pressPage: 'Press anywhere on the page to say what should change.',
  sayChanges: 'Leave a comment to say what should change.',
  told: (name: string) => `${name} is notified right away.`,
  approve: 'Approve',
  approvePage: 'Approve this page',
  approveToo: 'Approve it too',
  approved: 'Approved',
  approvedBy: (names: readonly string[], others: number) =>
    `Approved by ${joined(others > 0 ? [...names, count(others, 'other')] : names)}`,
  changedSince: (revision: number) => `Changed since version ${revision}`,
  approveLead: (page: string, revision: number) =>
    `You approve “${page}” as it is now, version ${revision}. Everyone with this link sees your name.`,
  thanksForApproval: 'Thank you. The page is approved.',
  save: 'Save',
  openPreview: 'Open preview',
  newLink: 'New link',
  revokeLink: 'Revoke link',
  switchOn: 'Turn on',
  copy: 'Copy',
  yourName: 'Your name',
  sendComment: 'Send comment',
} as const

/** What a comment is about: a section of the page. */
export const aboutText = (about: { number: number; name: string } | 'gone'): string =>
  about === 'gone' ? shareMessages.aboutGone : `Section ${about.number}: ${about.name}`

/** The sentences of the error codes of the shared preview; part of `errorText`. */
export const shareErrors = {
  'website-too-long': (v: Record<string, string | number>) =>
    `This page has more than ${v.most} sections, which is too many to show as a website.`,
  'comments-off':
    'Comments and approvals are turned off for this preview. What you wrote was not sent.',
  'shared-page-gone': 'This page was deleted in the meantime. What you wrote was not sent.',
  'comment-section-gone':
    'This section is no longer on the page. Please choose another one, or the whole page.',
  'page-changed': (v: Record<string, string | number>) =>
    `The page has changed: it is version ${v.now} now, and you saw version ${v.seen}. Please look at it again before you approve it.`,
  'link-renewed': 'The link was renewed, so nothing was changed. This is now about the new link.',
} as const
