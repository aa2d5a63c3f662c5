import { count, number } from './format'

type Left = Readonly<Record<'changed' | 'long' | 'full', number>>

/** Why some of the texts were not replaced; nothing for none. */
function whyLeft({ changed, long, full }: Left): string {
  const why = [
    long > 0 && `${number(long)} would be too long`,
    changed > 0 && `${number(changed)} changed in the meantime`,
    full > 0 && `${number(full)} would be more than a section or this project can hold`,
  ].filter((one) => one !== false)
  return why.join(', ')
}

/** Sentences of the search in the words of a project. */
export const wordSearchMessages = {
  title: 'Find and replace',
  lead: 'Searches the text on every page, including example text.',
  everywhere: 'Replace a name everywhere',
  text: 'Find',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  search: 'Find',
  none: (text: string) => `No section says “${text}”.`,
  noneWhole: 'Clear “Whole words only” to search inside words too.',
  noneHint: 'Uploaded pictures, page names and copy aren’t searched.',
  found: (times: number, words: number) =>
    `Found ${times === 1 ? 'once' : `${number(times)} times`}${words < times ? ` in ${count(words, 'text')}` : ''}.`,
  shown: (first: number, last: number, all: number) =>
    `${number(first)}–${number(last)} of ${number(all)}. Only what is selected here is replaced.`,
  inText: (times: number) => `${number(times)} times`,
  where: 'Where to replace',
  chooseOf: (label: string, section: string) => `Replace in ${section}: ${label}`,
  fixed: 'This is a choice or a number. Change it in its own field.',
  replaceWith: 'Replace with',
  replaceHint: (matchCase: boolean) =>
    `Leave it empty to remove the text.${matchCase ? '' : ' Text that is capitalized differently from your search keeps its capitals.'}`,
  replace: 'Replace',
  replaced: (words: number, pages: number) =>
    `Replaced in ${count(words, 'text')}${pages > 1 ? ` on ${number(pages)} pages` : ''}.`,
  undone: (sections: number, pages: number, stayed: number) =>
    stayed > 0
      ? `Replacement undone in ${number(sections)} of ${count(sections + stayed, 'section')}.`
      : `Replacement undone in ${count(sections, 'section')}${pages > 1 ? ` on ${number(pages)} pages` : ''}.`,
  stayed: (n: number) =>
    n === 1
      ? 'One has changed since and stays as it is.'
      : `${number(n)} have changed since and stay as they are.`,
  left: (left: Left): string | undefined => {
    const why = whyLeft(left)
    return why ? `Not replaced: ${why}.` : undefined
  },
} as const

/** Sentences of what a replacement can be refused for; part of `errors.ts`. */
export const wordSearchErrors = {
  'words-none-chosen': 'Please choose where to replace the text.',
  'words-none-replaced': ({ changed, long, full }: Record<string, string | number>) => {
    const left = { changed: Number(changed), long: Number(long), full: Number(full) }
    return `Nothing was replaced: ${whyLeft(left) || 'the texts already say this'}.`
  },
  'replacement-gone':
    'You can no longer undo this replacement. Undo above each page takes back your own changes.',
  'replacement-passed':
    'You have replaced something else since. Undo that first, or use Undo above each page.',
  'replacement-undone': 'This replacement was already undone. Nothing else was changed.',
  'replacement-changed': ({ stayed }: Record<string, string | number>) =>
    stayed === 1
      ? 'Nothing was undone: the section has changed since.'
      : `Nothing was undone: all ${number(Number(stayed))} sections have changed since.`,
} as const
