const wide = /[MWmw@%—]/
const narrow = /[iljtf.,:;'’|!()[\] I]/
const upper = /[A-Z0-9&]/

/** Rough width of Inter in ems: enough to keep a name inside its place. */
function emWidth(char: string): number {
  const code = char.codePointAt(0) ?? 0
  // Marks around words, see `tree/marks.ts`.
  if (code >= 0xe000 && code <= 0xf8ff) return 0
  if (code > 0x2e7f) return 1
  if (wide.test(char)) return 0.92
  if (narrow.test(char)) return 0.34
  return upper.test(char) ? 0.7 : 0.6
}

/** About how wide a text is in Inter, in pixels. */
export const textWidth = (text: string, fontSize: number) =>
  [...text].reduce((sum, char) => sum + emWidth(char), 0) * fontSize

/** The text, shortened with an ellipsis when it would be wider than `maxWidth`. */
export function fitText(text: string, fontSize: number, maxWidth: number): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (textWidth(clean, fontSize) <= maxWidth) return clean
  const chars = [...clean]
  while (chars.length > 1 && textWidth(`${chars.join('')}…`, fontSize) > maxWidth) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

const inTwo = (name: string): [string, string] => {
  const words = name.split(' ')
  const middle = Math.ceil(name.length / 2)
  if (words.length < 2) return [name.slice(0, middle), name.slice(middle)]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const)
  const longest = ([a, b]: readonly [string[], string[]]) =>
    Math.max(textWidth(a.join(' '), 1), textWidth(b.join(' '), 1))
  const [first, second] = breaks.reduce((best, next) =>
    longest(next) < longest(best) ? next : best,
  )
  return [first.join(' '), second.join(' ')]
}

/**
 * A client's name in a place as wide as `maxWidth`, never cut: it shrinks by a fifth, then takes two
 * lines, and shrinks further only when both are too long.
 */
export function fitName(
  name: string,
  fontSize: number,
  maxWidth: number,
): { lines: string[]; fontSize: number } {
  const clean = name.replace(/\s+/g, ' ').trim()
  const fitting = (line: string) => maxWidth / Math.max(textWidth(line, 1), 0.01)
  const rounded = (size: number) => Math.floor(size * 10) / 10
  const whole = Math.min(fontSize, fitting(clean))
  if (whole >= fontSize * 0.8) return { lines: [clean], fontSize: rounded(whole) }
  const lines = inTwo(clean)
  return { lines, fontSize: rounded(Math.min(fontSize * 0.8, ...lines.map(fitting))) }
}
