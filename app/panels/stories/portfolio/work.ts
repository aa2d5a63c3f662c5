import type { Story } from '../types'

/** The buildings, and what their owners say. */
export const work: Story = {
  'hero-scene': {
    eyebrow: 'Architecture, Amsterdam',
    title: 'Quiet buildings for loud weather',
    lead: 'Houses, rooms and paths for people who intend to stay. Six new ones a year, drawn at one table.',
    button: 'Show us the plot',
    secondButton: 'See the work',
  },
  'portfolio-offset': {
    eyebrow: 'Selected work',
    title: 'Quiet buildings for busy places',
    lead: 'Four recent projects from an office of five.',
    button: 'All 38 projects',
  },
  'portfolio-index': {
    eyebrow: '2021 to 2026',
    title: 'Five buildings, five weathers',
    link: 'The full archive',
  },
  'portfolio-case-study': {
    eyebrow: 'Casa Duna, Comporta',
    title: 'Half the heat, all of the light',
    lead: 'A house for a family of five on a dune. Walls of rammed sand, one arch to the west and no machine: in August the rooms stay at 24 degrees.',
    button: 'Show us the plot',
    numbers: [
      { value: '24 °C', label: 'inside, at noon in August' },
      { value: '210 m²', label: 'house and terrace' },
      { value: '14 months', label: 'from walk to key' },
    ],
    quote: 'We meant to come for weekends. That was five winters ago.',
    person: 'leila',
    name: 'Amélie Hart',
    role: 'Owner, Casa Duna',
    chart: {
      title: 'Nights at the house',
      value: '28 in August',
      change: '+171%',
    },
  },
  'gallery-before-after': {
    eyebrow: 'Room 4, Copenhagen',
    title: 'One room, nine weeks apart',
    lead: 'Plaster, floor, light and one long shelf. We drew it in March and slept in it in May.',
    button: 'Show us your room',
    before: 'Before, 3 March',
    after: 'After, 5 May',
    facts: [
      { value: '9 weeks', label: 'from dust sheets to sofa' },
      { value: '$26,400', label: 'for 24 m², as quoted' },
      { value: '1 drawing', label: 'for all five trades' },
    ],
  },
  'gallery-mosaic': {
    eyebrow: 'Casa Duna',
    title: 'Nine rooms, one long terrace',
    lead: 'Photographed on a Tuesday in May, with nothing moved and nobody paid to smile.',
    button: 'Walk through it',
    icon: 'play',
    detail: 'bedroom',
    count: 'All 48 pictures',
  },
  'gallery-filmstrip': {
    eyebrow: 'Keeper’s Quarter',
    title: 'Five days on the scaffold',
    lead: 'Four masons, one ferry a day, and granite that had to be carried.',
    count: { now: '02', all: '14' },
    caption: { title: 'Day two: the light is on', text: 'The roof closes an hour before the rain' },
  },
  'gallery-masonry': {
    eyebrow: 'From the office wall',
    title: 'A year in eight frames',
    lead: 'What we drew, built and walked through between two winters.',
    link: 'Follow the wall',
  },
  'testimonials-portrait': {
    quote:
      'She moved one wall and one window. We have eaten breakfast in that corner every day since.',
    role: 'Owner, Casa Duna',
    video: { title: 'Walk through it', length: '3 min 20' },
    numbers: [
      { value: '210 m²', label: 'house and terrace' },
      { value: '14 months', label: 'from walk to key' },
      { value: '0', label: 'leaks in five winters' },
    ],
  },
  'logos-with-quote': {
    quote: '“We asked for a bigger office. They gave us a better window, and we stayed.”',
    role: 'Head of finance, Bellweather',
    label: 'Also built for',
  },
  'logos-grid': {
    eyebrow: 'Built for',
    title: 'Eight clients who came back',
    lead: 'From a bakery in Lille to a chain with ninety counters.',
    link: 'Read what they say',
  },
}
