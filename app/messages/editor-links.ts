import { capped } from './format'

// What the editor itself says of its dialogs: their own texts come with them, when they open.

/** What leads to the business details. */
export const factsLinks = {
  title: 'Business details',
  edit: 'Edit business details',
  part: 'Phone, address, hours and links: type them once, and every page shows them.',
  asked: 'These pages still describe a made-up business.',
  add: 'Add your business details',
} as const

/** What leads to the words of a section. */
export const wordsLinks = {
  words: 'Words',
  edit: 'Change the words',
} as const

/** What leads to the dialog for several sections. */
export const bulkLinks = {
  open: 'Select several',
} as const

/** Beside the name of a page: how many notes it has, and that it was approved. */
export const noteMarks = {
  countOn: (notes: number, page: string) =>
    `${capped(notes)} ${notes === 1 ? 'note' : 'notes'} on the page ${page}`,
  approvedNow: 'Approved as it is',
} as const
