/** Letters of the scripts that are written from right to left, for a regular expression. */
export const lettersFromRight =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}'

const starts = new RegExp(`^\\P{L}*[${lettersFromRight}]`, 'u')

const letters = /\p{L}/gu
const fromRight = new RegExp(`[${lettersFromRight}]`, 'gu')

/** Whether most of a text's letters are written from right to left. */
export const isMostlyFromRight = (text: string): boolean =>
  (text.match(fromRight)?.length ?? 0) > (text.match(letters)?.length ?? 0) / 2

/** Whether a text runs from right to left: its first letter says so. */
export const runsRightToLeft = (text: string): boolean => starts.test(text)
