/** Words of parts that a few screens have: pagers, answers, dialogs that ask once more, rows that move. */
export const partWords = {
  /** Before an address to write to. */
  at: 'at',
  pleaseConfirm: 'Please Confirm',
  confirm: 'Confirm',
  stored: 'stored',
  clearSearch: 'Clear search',
  firstPage: 'First page',
  previous: 'Previous',
  next: 'Next',
  /** For a list whose page has no rows, though earlier ones may. */
  noMore: 'No more found.',
  pleaseWait: 'Please wait',
  new: 'New',
  no: 'No',
  notAnswered: 'Not answered',
  storedFiles: 'Stored files',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to…',
} as const
