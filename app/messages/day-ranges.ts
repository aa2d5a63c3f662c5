import { calendarDay } from './dates'

/** The choices of the filter “Created”, by days; none is all. */
export const createdRanges: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  60: 'Last 60 days',
  365: 'Last 12 months',
}

/** From one day of UTC to another, each as `2026-11-22` or empty, but not both: `since Nov 22, 2026 UTC`. */
export function dayRange(from: string, to: string): string {
  if (from && to) return `${calendarDay(from)} to ${calendarDay(to)} UTC`
  return from ? `since ${calendarDay(from)} UTC` : `until ${calendarDay(to)} UTC`
}
