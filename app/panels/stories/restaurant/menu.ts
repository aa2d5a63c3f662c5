import type { Story } from '../types'

/** What there is to eat, and pictures of it. */
export const menu: Story = {
  'services-price-list': {
    eyebrow: 'The menu',
    title: 'Ten plates, one fire',
    lead: 'Written every Wednesday from what the farms bring. Ask us about anything you cannot eat.',
    button: 'Reserve a table',
    hours: 'Wed to Sun, 5 – 11 PM',
    place: 'hearth',
    groups: [
      {
        title: 'To begin',
        lines: [
          { name: 'Bread from the ember', note: 'olive oil, smoked salt', price: '$6' },
          { name: 'Charred leeks', note: 'hazelnut, egg yolk', price: '$12' },
          { name: 'Raw trout', note: 'cucumber, dill flower', price: '$15' },
          { name: 'Tomato and peach', note: 'only while they last', price: '$13' },
        ],
      },
      {
        title: 'From the fire',
        lines: [
          { name: 'Half a chicken', note: 'lemon, bitter leaves', price: '$27' },
          { name: 'Whole bream', note: 'fennel, anchovy butter', price: '$34' },
          { name: 'Lamb shoulder', note: 'for two, six hours', price: '$58' },
          { name: 'Eggplant', note: 'chickpea, green chili', price: '$22' },
        ],
      },
    ],
  },
  'services-menu': {
    eyebrow: 'The menu',
    title: 'Ten plates, one fire',
    lead: 'Written every Wednesday from what the farms bring. Ask us about anything you cannot eat.',
    button: 'Reserve a table',
    sections: [
      {
        title: 'To begin',
        note: 'Wed to Sun, 5 – 11 PM',
        dishes: [
          {
            name: 'Bread from the ember',
            text: 'olive oil, smoked salt',
            price: '$6',
            marks: ['vg'],
          },
          { name: 'Charred leeks', text: 'hazelnut, egg yolk', price: '$12', marks: ['v', 'gf'] },
          { name: 'Raw trout', text: 'cucumber, dill flower', price: '$15', marks: ['gf'] },
          {
            name: 'Tomato and peach',
            text: 'only while they last',
            price: '$13',
            marks: ['vg', 'gf'],
          },
        ],
      },
      {
        title: 'From the fire',
        dishes: [
          { name: 'Half a chicken', text: 'lemon, bitter leaves', price: '$27', marks: ['gf'] },
          { name: 'Whole bream', text: 'fennel, anchovy butter', price: '$34', marks: ['gf'] },
          { name: 'Lamb shoulder', text: 'for two, six hours', price: '$58' },
          { name: 'Eggplant', text: 'chickpea, green chili', price: '$22', marks: ['vg', 'gf'] },
        ],
      },
      {
        title: 'After',
        note: 'Baked while you eat',
        dishes: [
          { name: 'Burnt cheesecake', text: 'quince', price: '$11', marks: ['v'] },
          { name: 'Olive oil ice', text: 'sea salt', price: '$7', marks: ['v', 'gf'] },
        ],
      },
    ],
  },
  'gallery-mosaic': {
    eyebrow: 'The house',
    title: 'A room with its back to the wind',
    lead: 'Photographed on a Tuesday, when we are closed and the light is ours.',
    button: 'Plan your evening',
    count: 'All 24 pictures',
  },
  'gallery-filmstrip': {
    eyebrow: 'Where it comes from',
    title: 'Eleven farms and two boats',
    lead: 'Nothing on the menu has traveled further than a morning’s drive.',
    count: { now: '02', all: '13' },
    caption: { title: 'The bream boat', text: 'Out at four, back at nine, on the grate at six' },
  },
  'gallery-masonry': {
    eyebrow: 'From the kitchen wall',
    title: 'A year in eight frames',
    lead: 'What we cooked, built and walked through between two winters.',
    link: 'Follow the wall',
    note: {
      title: 'The calendar',
      text: 'Twelve of these pictures, 30 × 40 cm, sold at the bar for the school kitchen. $18 each.',
      link: 'Reserve one',
    },
  },
  'call-to-action-app': {
    title: 'The menu of the night, at four',
    lead: 'We write it in the afternoon. The app tells you first, and keeps your table for ten minutes.',
    button: 'Get the app',
    scan: 'Scan to install',
    scanNote: '18 MB, no account needed',
    rating: '4.9 from 2,360 dinners',
    ready: { title: 'Your table is ready', text: 'By the window, until 9:30 PM' },
    saved: { title: 'Bream: four left', text: 'Tell us to keep you one' },
    phone: {
      label: 'Tonight, from 5 PM',
      title: 'On the fire',
      dish: { name: 'Tomato and peach', price: '$13', note: 'Basil, barley, old vinegar' },
      extras: [
        { name: 'Coffee', price: '$4', count: '1' },
        { name: 'Fig jam', price: '$7', count: '2' },
      ],
      button: 'Keep a table for two',
    },
  },
}
