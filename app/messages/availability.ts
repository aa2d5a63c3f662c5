import { count } from './format'

/** Texts of the screen on which staff set their hours. */
export const availabilityMessages = {
  tab: 'Availability',
  title: 'Account Settings',
  weekly: 'Weekly hours',
  weeklyLead: (office: string) =>
    `When clients can book a call with you. Office hours are ${office}; times outside are not offered.`,
  weeklyLeadOf: (name: string, office: string) =>
    `When clients can book a call with ${name}. Office hours are ${office}; times outside are not offered.`,
  zone: (zone: string) => `Time zone: ${zone}.`,
  changeZone: 'Change time zone',
  hoursOf: 'Hours of',
  showHours: 'Show hours',
  to: 'to',
  from: (day: string, nth: number) => `${day}, from, row ${nth}`,
  until: (day: string, nth: number) => `${day}, to, row ${nth}`,
  addRow: (day: string) => `Add hours on ${day}`,
  removeRow: (day: string, nth: number) => `Remove row ${nth} of ${day}`,
  notAvailable: 'Not available',
  away: 'Away',
  awayLead: 'Days off. No calls are offered, even within the weekly hours.',
  awayFrom: 'From',
  awayTo: 'To',
  /** Spoken behind a label that is in many rows. */
  ofRow: (nth: number) => `, row ${nth}`,
  addAway: 'Add days',
  removeAway: (nth: number) => `Remove days, row ${nth}`,
  save: 'Save hours',
  saved: 'Hours saved',
  closed: 'none (closed)',
  needsHours: 'Enter a start and end time, or untick the day.',
  notATime: 'Enter times such as 09:00.',
  endsTooEarly: 'The end must be after the start.',
  overlap: 'Two rows overlap.',
  tooMany: 'There are too many rows.',
  notADay: 'Enter days such as 12/24/2026.',
  backwards: 'The last day can’t be before the first.',
  none: 'No hours yet, so no calls can be booked.',
  summary: (hours: string, calls: number, minutes: number) =>
    `${hours} a week, ${count(calls, 'call')} of ${minutes} minutes.`,
  terms: ({ notice, perDay }: { notice: number; perDay: number }) =>
    [
      notice > 0 ? `Clients book at least ${count(notice, 'hour')} ahead.` : '',
      perDay > 0 ? `Up to ${count(perDay, 'call')} a day.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  stay: (calls: number) => ` ${count(calls, 'booked call')} ${calls === 1 ? 'stays' : 'stay'}.`,
} as const

/** A length in hours: '6 h', '2 h 30', '45 min'. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** Minutes since midnight as '9:00 AM'; the end of a day is midnight. */
export function clockText(minutes: number): string {
  if (minutes === 24 * 60) return 'midnight'
  const hours = Math.floor(minutes / 60)
  const word = hours % 24 < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${word}`
}

/** Hours of a day as a text. */
export const rowsText = (rows: readonly { starts: number; ends: number }[]): string =>
  rows.map(({ starts, ends }) => `${clockText(starts)} to ${clockText(ends)}`).join(', ')

/** Days off as a text; one day alone where an absence ends as it begins. */
export const awayText = (rows: readonly { from: string; to: string }[]): string =>
  rows.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')
