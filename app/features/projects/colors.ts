import { Fault } from '~/faults'

/** `#rgb` or `#rrggbb` as `#rrggbb` in lower case; null for anything else. */
export function normaliseColor(text: string): string | null {
  const value = text.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : null
}

/** @throws Fault `not-a-colour` for that field */
export function checkColor(field: 'primaryColor' | 'secondaryColor', text: string): string {
  const color = normaliseColor(text)
  if (!color) throw new Fault('not-a-colour', 400, { field })
  return color
}
