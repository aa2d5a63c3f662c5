import type { Story } from '../types'

/** What lies on the shelves, what is reduced, what is gone. */
export const shelves: Story = {
  'shop-row': {
    eyebrow: 'From the workshop',
    title: 'Desk things that last decades',
    lead: 'Each is signed by its maker. Repaired for free, always.',
    link: 'All 38 desk things',
    items: [
      { name: 'Shelf speaker', text: 'Oak, one of a pair', price: '$184', kind: 'speaker' },
      { name: 'Desk planter', text: 'Stoneware, 14 cm', price: '$38', kind: 'planter' },
      { name: 'Three candles', text: 'Beeswax, nine hours', price: '$36', kind: 'candle' },
      { name: 'Dome lamp', text: 'Steel, dimmable', price: '$180', kind: 'lamp' },
    ],
  },
  'shop-categories': {
    title: 'Find it by room or use',
    lead: 'One hundred and one things, six drawers.',
    link: 'Open the whole shop',
  },
  'shop-room-and-four': {
    eyebrow: 'Back in stock',
    title: 'What people came back for',
    lead: 'Restocked this week, in batches of forty.',
    link: 'See all 64 pieces',
  },
  'shop-sale-banner': {
    chip: 'Ends Sunday',
    title: 'Winter lamps leave the warehouse',
    lead: 'Eighteen table and desk lamps at 30% less, until the last 240 are gone.',
    note: 'Free returns for 60 days',
  },
  'product-bundle': {
    title: 'A breakfast for two, in one parcel',
    lead: 'Seven in ten people who order the kettle take the other two as well.',
    link: 'Choose your own three',
    parts: [
      { name: 'Slow kettle', text: 'Steel, 1.2 liters', price: '$120', kind: 'kettle' },
      { name: 'Oat jar', text: 'Stoneware, with a lid', price: '$44', kind: 'jar' },
      { name: 'Slow mugs', text: 'Two, 350 ml each', price: '$56', kind: 'mug' },
    ],
    total: { price: '$187', before: '$220 one by one', saving: 'You keep $33' },
  },
  'newsletter-card': {
    eyebrow: 'The Thursday letter',
    title: 'New pieces, a day before the rest',
    text: 'Each Thursday at seven: what came in, what is repaired, and one thing we will not make again.',
    points: ['A day ahead of the shop', 'Seconds at half the price'],
    button: 'Join 48,200 readers',
  },
  'newsletter-inline': {
    title: 'New pieces, every Thursday',
    text: 'What came in, what is repaired, and one thing we will not make again.',
    button: 'Send me the next',
    note: '48,200 people read it. Leave with one click.',
  },
  'not-found-product': {
    placeholder: 'you@mail.com',
  },
  'testimonials-wall': {
    eyebrow: 'In their words',
    title: 'What 9,400 repairs sound like',
    lead: 'Nobody was paid for a word, and the grumpy ones stay.',
    ratedBy: 'from 4,214 orders',
    main: {
      about: 'Holm chair, since 2016',
      text: 'Three children, two moves, one new cover. It still does not creak.',
    },
    quotes: [
      { about: 'Dome lamp', text: 'The price on Monday was the price on the invoice.' },
      { about: 'Mora sofa', text: 'They carried it up four floors and took the old one along.' },
      { about: 'Belly vase', text: 'Broke it. They asked for the pieces and sent a new one.' },
      { about: 'Slow mug', text: 'Ordered at lunch on Tuesday, coffee from it on Thursday.' },
      { about: 'Six chairs', text: 'One came with a scratch. The next morning it did not.' },
    ],
  },
}
