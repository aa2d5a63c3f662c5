/** Texts about the shared preview of a project. */

export const shareMessages = {
  title: 'Share link',
  off: 'Anyone with the link can see the pages of this project as a preview: no account, no editing. Turn it on to show your work; you can revoke it at any time.',
  on: 'Anyone with this link can see the pages of this project, but not change anything.',
  link: 'Link to the preview',
  comments: 'Visitors can leave comments',
  commentsHint:
    'Comments appear among the notes of their page. Everyone working on this project is notified.',
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
  websiteNote: 'Only links between pages work.',
  comment: 'Comment',
  smaller: 'The page at 1440, scaled down',
  skip: 'Skip to the page',
  empty: 'This page is empty so far.',
  noPages: 'There is nothing to see here yet.',
  commentTitle: 'Leave a comment',
  commentLead: (page: string) =>
    `What do you think of “${page}”? Only the people working on this website see it; it is not shown here.`,
  commented: 'Thank you. Your comment has been sent.',
  leaveEmpty: 'Leave this field empty',
  keptTitle: 'Your comment was not sent',
  kept: 'This is what you wrote; copy it before you leave.',
  save: 'Save',
  openPreview: 'Open preview',
  newLink: 'New link',
  revokeLink: 'Revoke link',
  switchOn: 'Turn on',
  copy: 'Copy',
  yourName: 'Your name',
  sendComment: 'Send comment',
} as const

/** The sentences of the error codes of the shared preview; part of `errorText`. */
export const shareErrors = {
  'website-too-long': (v: Record<string, string | number>) =>
    `This page has more than ${v.most} sections, which is too many to show as a website.`,
  'comments-off': 'Comments are turned off for this preview. Your comment was not sent.',
  'link-renewed': 'The link was renewed, so nothing was changed. This is now about the new link.',
} as const
