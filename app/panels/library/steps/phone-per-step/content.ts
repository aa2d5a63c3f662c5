import type { CoverMotif } from '../../../pictures'

export type Film = { motif: CoverMotif; title: string; time: string }

const films: Film[] = [
  { motif: 'hills', title: 'The Long Field', time: '6:10, 8:40 PM' },
  { motif: 'arches', title: 'House of Noon', time: '5:30, 9:15 PM' },
  { motif: 'waves', title: 'Saltwater', time: '7 PM' },
]

const steps = [
  { title: 'Choose tonight’s film', text: 'Nine small cinemas, one list, no trailers.' },
  { title: 'Tap the seat you like', text: 'See the room as it is, row by row.' },
  { title: 'Walk straight in', text: 'Your phone opens the door at 8:25 PM.' },
]

export const phoneContent = {
  eyebrow: 'Lumen cinema tickets',
  title: 'Seated in three taps',
  lead: 'From sofa to row F in under a minute, as 86,000 people do every month.',
  steps,
  list: { title: 'Tonight', films },
  seats: {
    title: 'The Long Field',
    note: 'Room 2, 8:40 PM',
    screen: 'Screen',
    button: 'Take F7, F8',
  },
  ticket: {
    title: 'See you at 8:40',
    film: 'The Long Field',
    facts: [
      ['Row', 'F'],
      ['Seats', '7, 8'],
      ['Room', '2'],
    ] as [string, string][],
  },
}

export type PhoneWords = typeof phoneContent
