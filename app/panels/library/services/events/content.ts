export type EventWords = {
  month: string
  day: string
  time: string
  title: string
  place: string
  button: string
}

const events: EventWords[] = [
  {
    month: 'Mar',
    day: '14',
    time: 'Saturday, 8 PM',
    title: 'Brass in the boiler house',
    place: 'Main hall',
    button: 'Tickets, $18',
  },
  {
    month: 'Mar',
    day: '21',
    time: 'Saturday, 3 PM',
    title: 'Puppets for people over four',
    place: 'Coal store',
    button: 'Tickets, $6',
  },
  {
    month: 'Apr',
    day: '2',
    time: 'Thursday, 7 PM',
    title: 'A reading in the dark',
    place: 'Library, third floor',
    button: 'Reserve, free',
  },
  {
    month: 'Apr',
    day: '9',
    time: 'Thursday, 8 PM',
    title: 'Four cellos and a kettle',
    place: 'Main hall',
    button: 'Tickets, $22',
  },
  {
    month: 'Apr',
    day: '18',
    time: 'Saturday, 10 AM',
    title: 'Repair your own lamp',
    place: 'Workshop in the yard',
    button: 'Sign up, $12',
  },
  {
    month: 'May',
    day: '1',
    time: 'Friday, 2 PM',
    title: 'Open gates, soup for all',
    place: 'The whole house',
    button: 'Just come',
  },
]

export const eventsContent = {
  eyebrow: 'The Boiler House',
  title: 'On stage this spring',
  lead: 'Doors open half an hour before. Under sixteen pays half, volunteers pay nothing.',
  link: 'The whole season',
  events,
}
