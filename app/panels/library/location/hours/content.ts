const days = [
  { day: 'Monday', hours: 'Closed', note: 'We are at the market' },
  { day: 'Tuesday', hours: '10 AM – 6 PM', note: '' },
  { day: 'Wednesday', hours: '10 AM – 6 PM', note: '' },
  { day: 'Thursday', hours: '10 AM – 9 PM', note: 'Late, with tea' },
  { day: 'Friday', hours: '10 AM – 6 PM', note: '' },
  { day: 'Saturday', hours: '9 AM – 5 PM', note: 'Repairs until noon' },
  { day: 'Sunday', hours: 'Closed', note: '' },
]

export type Place = 'shopfront' | 'surgery' | 'harbour'

const place: Place = 'shopfront'

export const hoursContent = {
  eyebrow: 'Osier Row 7, Bristol',
  title: 'Come in, we close at six',
  lead: 'Two floors of lamps, pots and second-hand chairs. Dogs are welcome, prams fit through the door.',
  status: 'Open now',
  statusNote: 'for another 3 h 20 min',
  /** Which line is marked, from the first. */
  today: 2,
  button: 'Get directions',
  call: 'Call 0117 496 0144',
  place: place as Place,
  days,
}

export type HoursWords = typeof hoursContent
