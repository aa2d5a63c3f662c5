import { date } from './dates'

/** The choices of the filter “Created”, by days; none is all. */
export const createdRanges: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  60: 'Last 60 days',
  365: 'Last 12 months',
}

/** From one day to another, each as `2026-11-22` or empty, but not both: `since Nov 22, 2026`. */
export function dayRange(from: string, to: string): string {
  const shown = (day: string) => date(Date.parse(day))
  if (from && to) return `${shown(from)} to ${shown(to)}`
  return from ? `since ${shown(from)}` : `until ${shown(to)}`
}
