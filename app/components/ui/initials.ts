const colors = [
  '#2e5e4e',
  '#1f6274',
  '#7a3e6b',
  '#8a4b12',
  '#9a2f5a',
  '#5b4b9a',
  '#4d4d4d',
  '#283f97',
  '#3a6b1f',
] as const

/** An aside in a name: 'X Y (Lior)'. Where it is all there is, its words count. */
const aside = /[([{（【][^)\]}）】]*[)\]}）】]?/gu

/**
 * 'NH' of 'Nadia Hollis': the first letters of the first and the last word, without what is in brackets
 * ('XY' of 'X Y (Lior)') and without punctuation; '?' without any letter.
 */
export function initials(name: string): string {
  const words = plainText(name.replace(aside, ' '))
  const all = words.length > 0 ? words : plainText(name)
  const picked = all.length > 1 ? [all[0], all[all.length - 1]] : all
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('') || '?'
}

/** Each word from its first letter, figure or emoji on. */
const plainText = (name: string) =>
  name.split(/\s+/u).flatMap((word) => {
    const start = word.search(/[\p{L}\p{N}\p{Extended_Pictographic}]/u)
    return start < 0 ? [] : [word.slice(start)]
  })

/** The color behind somebody's initials: always the same one for a name, readable under white. */
export function avatarColor(name: string): string {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return colors[hash % colors.length] ?? colors[0]
}
