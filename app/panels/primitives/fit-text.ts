const wide = /[MWmw@%—]/
const narrow = /[iljtf.,:;'’|!()[\] I]/
const upper = /[A-Z0-9&]/

/** Rough width of Inter in ems: enough to keep a name inside its place. */
function emWidth(char: string): number {
  if ((char.codePointAt(0) ?? 0) > 0x2e7f) return 1
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
