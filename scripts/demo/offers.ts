import type { DeliveryUnit } from '~/shared/clock'
import { type DemoField, field, optional } from './demo-form'
import type { DemoName } from './people'

/** Something that the studio sells. */
export type DemoOffer = {
  name: string
  type: string
  description: string
  includes: string[]
  /** Cents of a dollar; null for nothing. */
  amount: number | null
  delivery: [time: number, unit: DeliveryUnit]
  assignee: DemoName | null
  followers: DemoName[]
  answer: string
  fields: DemoField[]
}

const thanks = (first: string) =>
  `Thank you for your order.\n\n${first} If anything comes to mind until then, write it here.`

export const demoOffers: DemoOffer[] = [
  {
    name: 'Landing page kit',
    type: 'Websites',
    description: 'One page that says what you do and what to press. Words, pictures and the page.',
    includes: [
      'One page, up to nine sections',
      'Copy written with you',
      'Phone, tablet and desktop',
    ],
    amount: 48_000,
    delivery: [5, 'days'],
    assignee: 'ravi',
    followers: ['priya'],
    answer: thanks('Ravi reads your answers today and sends a first outline tomorrow.'),
    fields: [
      field('name', 'text', 'What is the page for?'),
      field('press', 'text', 'What should people press?'),
      field('story', 'textarea', 'What must they know before?'),
      field('until', 'date', 'Needed by', { optional }),
      field('site', 'url', 'Website you have', { optional }),
    ],
  },
  {
    name: 'Brand starter kit',
    type: 'Brand',
    description:
      'For a business that opens, moves or merges. Answer six questions and pay. Your designer writes to you the next working day.',
    includes: [
      'Mark, wordmark and small version',
      'Five colors readable on one another',
      'Two typefaces, licensed for web',
      'Brand guide, 12 pages as PDF',
    ],
    amount: 125_000,
    delivery: [2, 'weeks'],
    assignee: 'lena',
    followers: ['tomas'],
    answer: thanks('Lena writes to you the next working day with three directions in words.'),
    fields: [
      field('name', 'text', 'Name of the business'),
      field('story', 'textarea', 'What do you do, and for whom?'),
      field('opens', 'date', 'Opens on', { optional }),
      field('color', 'color', 'Color you like', { optional }),
      field('feel', 'radio', 'What should it feel like?', {
        options: ['Plain and precise', 'Warm and local', 'Loud', 'You choose'],
      }),
      field('today', 'attachment', 'Anything you use today', {
        description: 'Logo, photo of a sign, a flyer.',
        optional,
      }),
    ],
  },
  {
    name: 'Online shop set-up',
    type: 'Websites',
    description: 'Products, payments and shipping, ready to sell. You bring photos and prices.',
    includes: ['Up to 40 products', 'Payments and shipping rules', 'Two hours of training'],
    amount: 290_000,
    delivery: [3, 'weeks'],
    assignee: 'ravi',
    followers: [],
    answer: thanks('Ravi sends you the sheet for your products by tomorrow evening.'),
    fields: [
      field('name', 'text', 'What do you sell?'),
      field('count', 'number', 'How many products?'),
      field('where', 'checkboxes', 'Where do you ship to?', {
        options: ['At home', 'Europe', 'Everywhere'],
      }),
      field('sheet', 'attachment', 'List of products, if you have one', { optional }),
    ],
  },
  {
    name: 'Newsletter template',
    type: 'Email',
    description: 'A template in your colors that your own people fill in every week.',
    includes: ['Template for your mail program', 'Light and dark', 'One page of instructions'],
    amount: 32_000,
    delivery: [4, 'days'],
    assignee: 'priya',
    followers: [],
    answer: thanks('Priya asks you for the last newsletter you sent.'),
    fields: [
      field('name', 'text', 'What is the newsletter called?'),
      field('program', 'select', 'Which program sends it?', {
        options: ['Mailchimp', 'Brevo', 'Another one'],
      }),
      field('parts', 'textarea', 'What goes in it every time?'),
    ],
  },
  {
    name: 'Design consultation',
    type: 'Words and pictures',
    description: 'Show us what you have and ask what you like. 30 minutes by video, for nothing.',
    includes: ['30 minutes by video', 'A page of notes afterwards'],
    amount: null,
    delivery: [3, 'days'],
    assignee: null,
    followers: ['amara'],
    answer: '',
    fields: [
      field('name', 'text', 'What would you like to talk about?'),
      field('when', 'text', 'Which days suit you?', { optional }),
      field('site', 'url', 'Website you have', { optional }),
    ],
  },
]

export const demoTerms = {
  name: 'Order terms',
  text: [
    '1. What you get. The work named on this page, in the formats named there, by the date shown when you pay. The date moves by the time we wait for your answers.',
    '2. Rounds. Two rounds of changes are included. Later rounds are quoted by the hour before we begin.',
    '3. Rights. All rights pass to you with the final delivery. We may show the work unless you tell us not to.',
    '4. Cancelling. Before work begins you get everything back.',
  ].join('\n\n'),
}

/** When the terms were written anew: so many days ago, at what time. */
export const termsChanged = [12, '10:30'] as const

export const termsAnew = [
  '1. What you get. The work named on this page, in the formats named there, by the date shown when you pay. The date moves by the time we wait for your answers.',
  '2. Rounds. Three rounds of changes are included. Later rounds are quoted by the hour before we begin.',
  '3. Rights. All rights pass to you with the final delivery. We may show the work six weeks after it, unless you tell us not to.',
  '4. Cancelling. Before work begins you get everything back. Later you get back what has not been worked on, and we say what that is.',
  '5. Your files. We keep what you send us for a year, then we delete it.',
].join('\n\n')
