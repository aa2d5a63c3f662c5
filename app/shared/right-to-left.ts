/** Letters of the scripts that are written from right to left, for a regular expression. */
export const lettersFromRight =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}'

const starts = new RegExp(`^\\P{L}*[${lettersFromRight}]`, 'u')

/** Whether a text runs from right to left: its first letter says so. */
export const runsRightToLeft = (text: string): boolean => starts.test(text)
