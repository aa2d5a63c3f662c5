import { namesOf } from './file-names'

/** Texts of screens that belong to no page; their titles are in `shell`. */
export const errorScreenMessages = {
  toStart: 'Go to the start page',
  notFound: 'We can’t find this page, or it isn’t shared with you. Please check the address.',
  notYours:
    'You don’t have permission to do this, or no longer have it. Nothing was saved. What you wrote is below: copy it, or download it.',
  gone: 'This was deleted, or isn’t shared with you. Nothing was saved. What you wrote is below: copy it, or download it.',
  yourWords: 'What you wrote',
  downloadWords: 'Download as text',
  filesNotStored: (names: readonly string[]) => `Files that were not saved: ${namesOf(names)}.`,
  forbidden:
    'You don’t have permission to do this. Ask the owner to share it with you, or go back to your own work.',
  serverError: 'Please try again. If it happens again, come back in a few minutes.',
  noForm: 'There is no longer a form at this address. Nothing was saved.',
} as const
