import type { PersonName } from '../../../pictures'
import type { IconName } from '../../../primitives'

export type Source = {
  icon: IconName
  source: string
  count: string
  score: string
  quote: string
  person: PersonName
  name: string
}

const sources: Source[] = [
  {
    icon: 'flag',
    source: 'Wayfare',
    count: '812 reviews',
    score: '4.9',
    quote: 'The ray, the bread, the view. In that order.',
    person: 'kofi',
    name: 'Isaac Adeyemi',
  },
  {
    icon: 'cup',
    source: 'Tablefinder',
    count: '346 reviews',
    score: '4.8',
    quote: 'They remembered my allergy a year later.',
    person: 'elif',
    name: 'Karin Acar',
  },
  {
    icon: 'bike',
    source: 'Doorstep',
    count: '1,108 orders',
    score: '4.7',
    quote: 'Still hot after nine kilometers by bike.',
    person: 'jonas',
    name: 'Daniel Kern',
  },
  {
    icon: 'pin',
    source: 'Townguide',
    count: '94 reviews',
    score: '5.0',
    quote: 'Best lunch for twelve euros on the coast.',
    person: 'leila',
    name: 'Salma Idrissi',
  },
]

export const ratingsContent = {
  eyebrow: 'Harbour Kitchen, reviewed',
  title: 'Guests count better than we do',
  lead: 'Scores from the last twelve months, updated every Sunday night.',
  button: 'Book a table',
  total: { score: '4.9', label: 'of 5 from 2,360 guests' },
  /** Share of five, four, three, two and one stars, in per cent. */
  shares: [91, 6, 2, 1, 0],
  sources,
}

export type RatingsContent = typeof ratingsContent
