import { count, number } from './format'

type Left = Readonly<Record<'changed' | 'long' | 'full', number>>

/** Why some of the texts were left as they are, as one sentence; none for none. */
function leftSentence({ changed, long, full }: Left): string {
  const why = [
    long > 0 && `${number(long)} would be too long`,
    changed > 0 && `${number(changed)} changed in the meantime`,
    full > 0 && `${number(full)} would be more than a section or this project can hold`,
  ].filter((one) => one !== false)
  return why.length > 0 ? `Left as they are: ${why.join(', ')}.` : ''
}

/** Sentences of the search in the words of a project. */
export const wordSearchMessages = {
  title: 'Find and replace',
  everywhere: 'Replace a name everywhere',
  lead: 'Searches the words of every page, also those that are still the example’s.',
  text: 'Find',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  search: 'Find',
  none: (text: string) => `No section says “${text}”.`,
  noneHint: 'Uploaded pictures, page names and copy aren’t searched.',
  found: (times: number, words: number) =>
    `Found ${times === 1 ? 'once' : `${number(times)} times`}${words < times ? ` in ${count(words, 'text')}` : ''}.`,
  shown: (first: number, last: number, all: number) =>
    `${number(first)}–${number(last)} of ${number(all)}. What you replace is what is chosen here.`,
  inText: (times: number) => `${number(times)} times`,
  where: 'Where to replace',
  chooseOf: (label: string, section: string) => `Replace: ${label} of ${section}`,
  fixed: 'Chosen or counted, not written: change it in its field.',
  replaceWith: 'Replace with',
  replaceHint: 'Leave it empty to take the text out.',
  replace: 'Replace',
  replaced: (words: number, pages: number) =>
    `Replaced in ${count(words, 'text')}${pages > 1 ? ` on ${number(pages)} pages` : ''}.`,
  left: (left: Left): string | undefined => leftSentence(left) || undefined,
} as const

/** Sentences of what a replacement can be refused for; part of `errors.ts`. */
export const wordSearchErrors = {
  'words-none-chosen': 'Please choose where to replace.',
  'words-none-replaced': (left: Record<string, string | number>) =>
    `Nothing was replaced. ${
      leftSentence({
        changed: Number(left.changed),
        long: Number(left.long),
        full: Number(left.full),
      }) || 'The texts say this already.'
    }`,
} as const
