/**
 * A typed color in its one spelling, `#rrggbb` in lower case: `#abc`, capitals and a missing `#` are
 * understood.
 *
 * @returns null for what is no color
 */
export function hexColor(typed: string | undefined): string | null {
  const digits = (typed ?? '').trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null
}
