/** Sentences of downloads. */
export const exportErrors: Record<string, string> = {
  'export-empty': 'There is nothing to download yet: add a panel first.',
  'export-busy': 'Several downloads are being made already. Please try again in a moment.',
}

export const exportText = {
  title: 'Download',
  pageHint: 'The sections of this page in one PDF, as wide as the screen design.',
  projectHint: 'Every page in the order of the page tree, with bookmarks.',
  sectionHint: 'Only the section that was chosen.',
  making: 'Your download is being made',
  progress: (done: number, total: number) => `${done} of ${total} sections drawn`,
  refreshing: 'This page refreshes by itself.',
  ready: 'Your download is ready',
  failed: 'The download could not be made',
  failedHint: 'Nothing was changed. Please try again.',
  gone: 'This download was removed. Files are kept for an hour.',
}
