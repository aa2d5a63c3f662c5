import type { DemoOrder } from '../demo-order'

const offer = 'Online shop set-up'

/** What is sold, by whom, and how it gets there. */
export const shopOrders: DemoOrder[] = [
  {
    sent: '34 09:00 anil',
    offer,
    answers: {
      name: 'Brushes, floss and a book about fear',
      count: '14',
      where: ['At home'],
      sheet: ['new-prices.csv'],
    },
    story: [
      '34 09:06 anil pays now',
      '33 10:00 ravi says Fourteen products and one book. Shipping from the practice or from a store?',
      '33 12:30 anil says From reception. They like to pack.',
      '32 09:00 ravi does progress',
      '29 08:00 bank says disputed',
      '29 09:15 joon says Anil, your bank asks us about this payment. Was it you?',
      '29 11:40 anil says It was me. The bank did not know the sum, it is my largest ever for floss.',
      '27 14:00 bank says won',
      '26 16:00 ravi does checking_quality',
      '25 10:00 ravi does reviewing_with_client',
      '24 09:00 anil asks Whitening must not be in the shop. It needs a chair and a dentist.',
      '24 09:40 ravi does checking_quality',
      '24 10:00 ravi does reviewing_with_client',
      '23 18:00 anil does approve',
      '22 08:10 anil rates 4 Runs since the first day. The training could have been longer than the two hours.',
    ],
  },
  {
    sent: '10 11:00 odile',
    offer,
    website: 'shop',
    answers: {
      name: 'Jars from the kitchen',
      count: '22',
      where: ['At home', 'Europe'],
      sheet: ['allergens.csv'],
    },
    story: [
      '10 11:05 odile pays now',
      '9 09:30 ravi says Glass to Europe: padded boxes, and 2 kg as the step of the price?',
      '9 14:00 odile says 3 kg. People buy six jars or none.',
      '8 09:00 ravi does progress',
      '4 16:10 ravi says Nineteen of the 22 are in. Three have no picture. +label-on-jar.png',
      '3 22:50 odile says The three are eaten. I cook new ones on Monday.',
      '1 10:20 ravi notes VAT for food differs by country, I leave that to Stripe’s tax and not to a table.',
    ],
  },
  {
    sent: '19 10:30 tom',
    offer,
    company: 'Orchard Lane Cider',
    answers: {
      name: 'Cider by the case',
      count: '9',
      where: ['At home', 'Europe'],
    },
    story: [
      '19 10:36 tom pays now',
      '18 09:00 joon ranks high',
      '18 09:10 ravi says Alcohol needs the age at the door. Which carrier do you have?',
      '18 17:00 tom says The one with the red vans. They say they do not ask.',
      '17 09:00 ravi does progress',
      '12 11:00 ravi says Then it has to be another one. I have written to two.',
      '8 15:00 ravi does escalated',
      '8 15:10 ravi notes Neither carrier takes alcohol abroad from a farm. @Ingrid Solberg do we open at home first and give a part back?',
      '7 09:00 ingrid says Tom, we would open for deliveries at home now and keep Europe for spring. You would get 400 back for it. Would that be right for you?',
      '6 20:30 tom says Spring is when the perry is ready anyway. Let me ask my father.',
      '0 08:30 tom says He says yes, and that he never wanted Europe.',
    ],
  },
  {
    sent: '1 20:10 esther',
    offer,
    answers: {
      name: 'Second-hand books, one of each',
      count: '40',
      where: ['At home'],
    },
    story: [
      '1 20:14 esther pays refused',
      '1 20:20 esther says It says that the price is inactive. I have written all of it, please do not let me type it again.',
      '0 09:20 joon says You need not, it is all here. We are mending the price, I write when *Pay now* works.',
    ],
  },
  {
    sent: '3 14:40 morag',
    offer,
    company: 'Tidewater Pottery',
    answers: {
      name: 'Bowls, jugs, and seconds',
      count: '31',
      where: ['At home', 'Europe', 'Everywhere'],
    },
    story: [
      '3 14:44 morag pays now',
      '2 10:00 ravi says Here is the sheet. Weight is the column I need most, clay is heavy. +bowls.csv',
      '2 19:20 morag says Half of it is filled in. The jugs are in the kiln, I weigh them tomorrow.',
      '1 19:00 morag says Jugs: 840 to 910 grams. They are not twins. +jug-in-use.png',
    ],
  },
  {
    sent: '12 12:00 nadia',
    offer,
    company: 'Hollis & Reed',
    answers: {
      name: 'Coats, bags, candles',
      count: '38',
      where: ['At home', 'Europe'],
      sheet: ['coats.csv'],
    },
    story: [
      '12 12:06 nadia pays now',
      '11 09:00 ravi says 38 with five sizes each. May a coat that is gone in your size say when it comes back?',
      '11 09:30 nadia says It must. That is the question at the counter.',
      '10 09:00 ravi does progress',
      '5 11:10 joon says The candles were to be photographed by us and are not. You get that part back today.',
      '5 15:00 bank refunds 260',
      '3 15:00 ravi says Coats and bags stand, please try to buy one. +bag-07.png',
      '2 10:40 nadia says I bought three by accident, that is how good it is. The button for the size is hard to hit on my phone.',
      '2 11:30 ravi says It is larger now.',
    ],
  },
]
