import {
  bedroom,
  desk,
  greenhouse,
  kitchen,
  shopfront,
  study,
  terrace,
  workshop,
} from '../../../pictures'

export const places = { bedroom, desk, greenhouse, kitchen, shopfront, study, terrace, workshop }

export type TabWords = {
  label: string
  note: string
  title: string
  text: string
  points: string[]
  link: string
  place: keyof typeof places
}

const tabs: TabWords[] = [
  {
    label: 'Sleep',
    note: 'Nine rooms',
    title: 'Rooms that face the morning',
    text: 'Every bed stands under a window to the east. Curtains are thick, for those who disagree with the sun.',
    points: [
      'Linen from the mill in Rauma',
      'No screens, a shelf of novels',
      'Two rooms without a step',
    ],
    link: 'See the rooms',
    place: 'bedroom',
  },
  {
    label: 'Eat',
    note: 'From 7 to 11 AM',
    title: 'Breakfast between tomatoes',
    text: 'We lay the tables in the greenhouse. What grows above your cup in June is on your plate in August.',
    points: [
      'Bread out of the oven at six',
      'Eggs from the hens next door',
      'Coffee as often as you like',
    ],
    link: 'Read the menu',
    place: 'greenhouse',
  },
  {
    label: 'Work',
    note: 'Six desks',
    title: 'A desk with a door to close',
    text: 'The old net loft has six oak desks and one rule: calls are made on the jetty.',
    points: [
      'Fast line, also in a storm',
      'Printer, paper, sharp pencils',
      '$18 a day, free for guests',
    ],
    link: 'Keep a desk',
    place: 'desk',
  },
  {
    label: 'Shop',
    note: 'Wed to Sun',
    title: 'Take the jam home',
    text: 'The corner of the house is a shop again. Neighbors bring what they made in the week.',
    points: [
      'Jam, soap, wool and knives',
      'Parcels sent to 31 countries',
      'Returns at the front desk',
    ],
    link: 'Look at the shelves',
    place: 'shopfront',
  },
]

export const tabsContent = {
  eyebrow: 'Guesthouse Solvik',
  title: 'One house, four ways to spend a day',
  lead: 'Press a word to see what it looks like from inside.',
  tabs,
}
