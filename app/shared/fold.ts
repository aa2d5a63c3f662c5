/** Letters that no normal form takes apart, and marks of writing that replace one of the keyboard. */
const alike: Record<string, string> = {
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
}

const any = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')
const isPlain = /^[\x20-\x7e]*$/
/** The marks on these letters are accents, or may be left out; those of Thai or Hindi are vowels. */
const accents =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu
/** Invisible characters: joiners, marks of direction, variants of emoji, the tatweel. */
const unseen = /\p{Cf}|[\u{fe00}-\u{fe0f}]|\u{640}/gu

/** Marks on one letter beyond which the normal forms, which sort them, would take seconds. */
const piled = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * Short text that repeats itself: an index finds it nearly everywhere, and compares it from each place on.
 */
const again = /(.{1,4}?)\1{8,}/gsu

/**
 * A text as a search compares it: without capitals, accents and what else is written in several ways,
 * with one space where there are many. Both sides are folded: what is looked through, and what is typed.
 */
export function fold(text: string): string {
  const folded = isPlain.test(text)
    ? text.toLowerCase()
    : text
        .replace(piled, '$1')
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(accents, '$1')
        .normalize('NFC')
        .replace(unseen, '')
        .replace(any, (letter) => alike[letter] ?? letter)
  return folded.replace(/[\s\p{Cc}]+/gu, ' ').replace(again, (_, part: string) => part.repeat(8))
}

/** Signs that a search compares: each costs as much as the text before it. */
const mostTyped = 40

/** Folds a text typed into a search; of a long text only the beginning. */
export const foldTyped = (typed: string): string =>
  [...fold(typed).trim()].slice(0, mostTyped).join('').trim()
