/** Letters of scripts in which words have spaces between them, and many letters each. */
const isInWord = (sign: string | undefined): boolean =>
  sign !== undefined &&
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Number}]/u.test(sign)

/** Whether a folded text is too short for the index of three signs. */
export const isShort = (folded: string): boolean => [...folded.slice(0, 6)].length < 3

/** Whether a folded text is found only where words begin: one or two European letters. */
export const beginsWords = (folded: string): boolean =>
  folded !== '' && isShort(folded) && [...folded].every(isInWord)

/**
 * The parts of one and two signs by which a folded text is found: in European scripts those that words
 * begin with, else, as of Chinese, Thai or emoji, all of them.
 */
export function shortParts(folded: string): Set<string> {
  const parts = new Set<string>()
  let before: string | undefined
  let sign: string | undefined
  const add = (next: string | undefined) => {
    if (sign !== undefined && sign !== ' ' && !(isInWord(sign) && isInWord(before))) {
      parts.add(sign)
      if (next !== undefined && next !== ' ') parts.add(sign + next)
    }
    before = sign
    sign = next
  }
  for (const next of folded) add(next)
  add(undefined)
  return parts
}

/** A part as one word of an index, which knows no other signs than letters and digits of ASCII. */
export const asWord = (part: string): string =>
  [...part].map((sign) => sign.codePointAt(0)?.toString(16)).join('x')
