import type { Story } from '../types'

/** One thing, the Holm chair: what it is, what it needs, what its owners say. */
export const thing: Story = {
  'product-gallery': {
    path: 'Seating / Dining chairs',
    rating: '4.8',
    reviews: '342 reviews',
  },
  'faq-plain': {
    eyebrow: 'Before you order',
    title: 'Answers about the Holm chair',
    lead: 'We have sold 3,200 of them. Nearly everyone asked one of these.',
    questions: [
      {
        question: 'When does it arrive?',
        answer:
          'Within nine days, carried up to your table. You choose the morning or the evening.',
      },
      {
        question: 'What if I do not like it?',
        answer:
          'Sit on it for sixty days. We collect it for free and send the money the same week.',
      },
      {
        question: 'Can I change the cover?',
        answer:
          'Yes, in ten minutes and with one key. Six wools are always here, others on request.',
      },
      {
        question: 'How much does it carry?',
        answer: 'One hundred and sixty kilos, tested in a lab. We have seen four children on one.',
      },
      {
        question: 'What is free of charge?',
        answer: 'Every repair, for as long as you own it. Bring it to a shop or have it collected.',
      },
    ],
    contact: {
      title: 'Something else?',
      text: 'Call the shop, 10 AM to 7 PM. Three of us pick up.',
      button: '+45 86 12 33 70',
    },
  },
  'product-reviews': {
    title: 'What 342 owners say',
    product: 'Holm dining chair, ash and wool',
    kind: 'chair',
    list: [
      {
        title: 'Dinner lasts longer now',
        text: 'Nobody gets up after an hour any more. The seat is warmer than it looks.',
      },
      {
        title: 'Wiped a thousand times',
        text: 'Tomato sauce, ink, glue. The cover came off, went into the wash and went back on.',
      },
      {
        title: 'Light enough for one hand',
        text: 'I carry two up the stairs. Felt feet in the box would help on our floor.',
      },
      {
        title: 'Repaired in four days',
        text: 'A leg came loose after a fall. They glued it, oiled it and charged nothing.',
      },
    ],
  },
  'product-specifications': {
    lead: 'Measured in our own room in Aarhus, with three units from the shelf.',
  },
}
