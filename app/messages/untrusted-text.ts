import { oneLine } from '~/shared/one-line'
import { truncate } from '~/shared/truncate'

/** The longest name of a person, project or company that a mail shows, in characters. */
const longestName = 80

/**
 * Parts what a mail program would make a link or an address of, by a space of no width behind each mark:
 * the words read the same and lead nowhere.
 */
const unlinked = (text: string): string => text.replace(/(?<=\S)([.:/@\\])(?=\S)/g, '$1\u200b')

/** A name that somebody gave themselves or their own, as a mail may show it: short, and never a link. */
export function nameInMail(name: string): string {
  const line = oneLine(name)
  const short = line.length > longestName ? `${truncate(line, longestName).trimEnd()} …` : line
  return unlinked(short)
}

/** The same in quotation marks: words of somebody else, and not of the product. */
export const quotedName = (name: string): string => `“${nameInMail(name)}”`

/** The longest text that a mail quotes, in characters. */
const longestText = 1_500

/** A text that somebody wrote who is no staff, as a mail may quote it: bounded, and never a link. */
export const textInMail = (text: string): string =>
  unlinked(text.length > longestText ? `${truncate(text, longestText).trimEnd()} …` : text)
