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
