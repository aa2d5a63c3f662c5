import type { CoverMotif } from '../../../pictures'

export type Film = { motif: CoverMotif; title: string; time: string }

const films: Film[] = [
  { motif: 'hills', title: 'The Long Field', time: '18:10, 20:40' },
  { motif: 'arches', title: 'House of Noon', time: '17:30, 21:15' },
  { motif: 'waves', title: 'Saltwater', time: '19:00' },
]

const steps = [
  { title: 'Choose tonight’s film', text: 'Nine small cinemas, one list, no trailers.' },
  { title: 'Tap the seat you like', text: 'See the room as it is, row by row.' },
  { title: 'Walk straight in', text: 'Your phone opens the door at 20:25.' },
]

export const phoneContent = {
  eyebrow: 'Lumen cinema tickets',
  title: 'Seated in three taps',
  lead: 'From sofa to row F in under a minute, as 86,000 people do every month.',
  steps,
  list: { title: 'Tonight', films },
  seats: {
    title: 'The Long Field',
    note: 'Room 2, 20:40',
    screen: 'Screen',
    button: 'Take F7, F8',
  },
  ticket: {
    title: 'See you at 20:40',
    film: 'The Long Field',
    facts: [
      ['Row', 'F'],
      ['Seats', '7, 8'],
      ['Room', '2'],
    ] as [string, string][],
  },
}

export type PhoneWords = typeof phoneContent
