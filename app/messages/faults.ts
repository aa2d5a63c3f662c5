import { namesOf } from './file-names'

/** What the screens say that no page has; their titles are in `shell`. */
export const faultMessages = {
  toStart: 'Go to the start page',
  notFound:
    'Nothing lives at this address, or it is not shared with you. Check the address, or start again from the beginning.',
  notYours:
    'You do not have the right to do this, or not any more. Nothing was stored. What you wrote stands here: copy it, or keep it as a file.',
  gone: 'What it was for was deleted, or is not shared with you. Nothing was stored. What you wrote stands here: copy it, or keep it as a file.',
  yourWords: 'What you wrote',
  downloadWords: 'Download as text',
  filesNotStored: (names: readonly string[]) => `Files that were not stored: ${namesOf(names)}.`,
  forbidden:
    'You do not have the right to do this. Ask the owner to share it with you, or go back to your own work.',
  fault: 'Please try again; if it happens again, come back in a few minutes.',
  noForm: 'There is no form at this address any more. Nothing was stored.',
} as const
