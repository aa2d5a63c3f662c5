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

/** 'NH' of 'Nadia Hollis': the first letters of the first and the last word; '?' without letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('') || '?'
}

/** The colour behind somebody's initials: always the same one for a name, readable under white. */
export function avatarColor(name: string): string {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return colors[hash % colors.length] ?? colors[0]
}
