/** What the list of drafts says. */
export const draftMessages = {
  title: 'Drafts',
  requests: 'Requests',
  link: (count: number) => `Drafts (${count})`,
  kinds: {
    message: 'Message',
    note: 'Internal note',
    changes: 'What should change',
    request: 'New request',
  },
  saved: 'Saved',
  /** Beside a draft that was saved without them. */
  filesWait: (count: number, button: string) =>
    count === 1
      ? `The file you chose is not in it yet. Press “${button}” to store it.`
      : `The ${count} files you chose are not in it yet. Press “${button}” to store them.`,
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  noneTitle: 'No drafts',
  none: 'What you begin to write and do not send is kept and stands here.',
  toRequests: 'To the requests',
  refused:
    'You are logged out, or may not write here any more: what you type now stands on this page alone.',
} as const
