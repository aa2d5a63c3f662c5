/**
 * A typed colour as the native picker wants it: `#rrggbb`, lower case. `#abc` and a missing `#` are
 * understood.
 *
 * @returns null for what is no colour
 */
export function asPickerColor(typed: string | undefined): string | null {
  const digits = (typed ?? '').trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((d) => d + d).join('')}`
  return null
}
