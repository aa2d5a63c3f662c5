/** What the product says about the shared preview of a project. */

export const shareMessages = {
  title: 'Share link',
  off: 'Anybody who has the link sees the pages of this project as a preview: no account, no editing. Switch it on when you want to show your work; you can take it back at any time.',
  on: 'Anybody who has this link sees the pages of this project. Nobody can change anything there.',
  link: 'Link to the preview',
  comments: 'Visitors may leave comments',
  commentsHint:
    'Comments stand among the notes of their page. Everybody who works on this project is notified.',
  switchedOn: 'The share link is on.',
  revoked: 'The share link is revoked.',
  renewed: 'There is a new link. The old one leads nowhere now.',
  saved: 'Share settings saved.',
  copied: 'Copied to clipboard.',
  closeHint: 'Whoever has the link keeps it until you revoke it or make a new one.',
  confirmRenewal: (link: string) =>
    `${link} will lead nowhere, for good. Everybody who has it needs the new link from you.`,
  confirmRevocation: (link: string) =>
    `${link} will lead nowhere, for good. Switched on again, the preview has another link.`,
  oldPage: 'This page is out of date, so nothing was changed. Please reload it.',
  pages: 'Pages',
  comment: 'Comment',
  smaller: 'The page at 1440, made smaller',
  skip: 'Skip to the page',
  empty: 'This page is empty so far.',
  noPages: 'There is nothing to see here yet.',
  commentTitle: 'Leave a comment',
  commentLead: (page: string) =>
    `What you think of “${page}”. Those who work on this website read it; it is not shown here.`,
  commented: 'Thank you. Your comment has been sent.',
  leaveEmpty: 'Leave this field empty',
  keptTitle: 'Your comment was not sent',
  kept: 'This is what you wrote; copy it before you leave.',
  save: 'Save',
  openPreview: 'Open preview',
  newLink: 'New link',
  revokeLink: 'Revoke link',
  switchOn: 'Switch on',
  copy: 'Copy',
  yourName: 'Your name',
  sendComment: 'Send comment',
} as const

/** The sentences of the fault codes of the shared preview; part of `errorText`. */
export const shareErrors = {
  'comments-off': 'Comments are switched off for this preview. Your comment was not sent.',
  'link-renewed':
    'The link was renewed meanwhile, so nothing was changed. What you are asked now is about the new one.',
} as const
