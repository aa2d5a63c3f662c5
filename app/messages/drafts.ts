/** Texts of the list of drafts. */
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
  none: 'What you start writing but don’t send is kept here.',
  toRequests: 'Go to requests',
  refused:
    'You are logged out, or can no longer write here: what you type now is only kept on this page.',
} as const
