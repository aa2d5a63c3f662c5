import type { Story } from './types'

/** Olive & Ember: a small restaurant with a wood fire. */
export const restaurant: Story = {
  'services-price-list': {
    eyebrow: 'The menu',
    title: 'Ten plates, one fire',
    lead: 'Written every Wednesday from what the farms bring. Ask us about anything you cannot eat.',
    button: 'Book a table',
    hours: 'Wed to Sun, 17 to 23',
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
          { name: 'Aubergine', note: 'chickpea, green chilli', price: '$22' },
        ],
      },
    ],
  },
}
