import type { PersonName } from '../../../pictures'

export type Quote = { person: PersonName; name: string; about: string; text: string }

const main: Quote = {
  person: 'carmen',
  name: 'Ulrike Sand',
  about: 'Hamburg to Lisbon, 62 m³',
  text: 'Eleven hours, two pianos, forty boxes of books. Not one scratch.',
}

const quotes: Quote[] = [
  {
    person: 'tomas',
    name: 'Rafael Costa',
    about: 'Porto to Madrid',
    text: 'The price on Monday was the price on the invoice.',
  },
  {
    person: 'imani',
    name: 'Zola Banks',
    about: 'Within Rotterdam',
    text: 'They took a solid oak table down a spiral staircase.',
  },
  {
    person: 'aiko',
    name: 'Mina Seo',
    about: 'Basel to Seoul',
    text: 'Thirty-one days at sea, and a person answered every message.',
  },
  {
    person: 'hugo',
    name: 'Tore Berg',
    about: 'Oslo to Bergen',
    text: 'Booked at lunch on Tuesday, moved in by Friday evening.',
  },
  {
    person: 'bruno',
    name: 'Bruno Maas',
    about: 'Office move, 38 desks',
    text: 'We closed on Friday at five. On Monday every screen was on.',
  },
]

export const wallContent = {
  eyebrow: 'In their words',
  title: 'What 1,900 moves sound like',
  lead: 'Every review comes from a finished move. Grumpy ones included.',
  rating: '4.9 of 5',
  ratedBy: 'from 1,214 reviews',
  button: 'Read all reviews',
  main,
  quotes,
}

export type WallContent = typeof wallContent
