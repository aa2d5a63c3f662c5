/**
 * The moment that an address names: `2026-11-22T09:30`, with seconds or without, in UTC where it does not
 * say a zone; of a day alone its end.
 *
 * @returns milliseconds UTC; null for what is no moment
 */
export function momentIn(word: string): number | null {
  if (/^\d{4}-\d\d-\d\d$/.test(word)) {
    const day = isoOf(word)
    return day === null ? null : day + 86_400_000 - 1
  }
  const [, wall, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(word) ?? []
  return wall === undefined ? null : isoOf(wall.replace(' ', 'T') + zone)
}

/** @returns null also for a day that the calendar does not have */
function isoOf(text: string): number | null {
  const at = Date.parse(text)
  if (Number.isNaN(at)) return null
  const day = Date.parse(text.slice(0, 10))
  return new Date(day).toISOString().slice(0, 10) === text.slice(0, 10) ? at : null
}
