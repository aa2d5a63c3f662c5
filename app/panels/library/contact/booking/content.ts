import type { PersonName } from '../../../pictures'
import type { IconName } from '../../../primitives'

const facts: { icon: IconName; text: string }[] = [
  { icon: 'clock', text: '30 minutes' },
  { icon: 'camera', text: 'Video call, link in the invitation' },
  { icon: 'globe', text: 'Your time zone: Lisbon' },
]

const person: { picture: PersonName; name: string; role: string } = {
  picture: 'mateo',
  name: 'Mateo Ríos',
  role: 'Tax adviser, Ledger House',
}

export const bookingContent = {
  title: 'Half an hour with an adviser',
  lead: 'Bring last year’s return. Mateo tells you what to claim, what to drop and what it would cost to leave it to us.',
  questions: ['What can I still claim?', 'Should I become a company?', 'What does it cost?'],
  month: 'May 2026',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  /** Empty days before the first. */
  offset: 4,
  days: 31,
  chosen: 14,
  /** Days of the week, from Monday as 0. */
  closed: [5, 6],
  booked: [6, 8, 12, 19, 20, 28],
  legend: { free: 'Free', chosen: 'Chosen', note: 'June opens on Monday' },
  day: 'Thursday, 14 May',
  times: ['9:00 AM', '9:40 AM', '11:20 AM', '1:00 PM', '3:40 PM'],
  chosenTime: '11:20 AM',
  button: 'Book 11:20 AM',
  person,
  facts,
}

export type BookingWords = typeof bookingContent
