import type { DemoOrder } from '../demo-order'

const offer = 'Design consultation'

/** Half an hour by video, for nothing. */
export const talkOrders: DemoOrder[] = [
  {
    sent: '18 09:30 ida',
    offer,
    answers: {
      name: 'My pictures load slowly and I do not know why',
      when: 'Tuesday or Thursday, after three',
      site: 'https://brandt.example',
    },
    story: [
      '18 10:00 joon assigns tomas',
      '18 10:20 tomas says Thursday at half past three. I have looked already: it is not the pictures, it is the font.',
      '16 16:10 tomas does progress',
      '16 17:00 tomas says The notes of our call. Four things, the first one helps most. +call-notes.pdf',
      '16 17:02 tomas does delivered',
      '15 09:00 ida does approve',
      '15 09:05 ida rates 5 Half an hour, for nothing, and the page opens in a second. I came back as a customer.',
    ],
  },
  {
    sent: '4 15:30 henrik',
    offer,
    answers: {
      name: 'Do we need an app?',
      when: 'Any morning, early',
      site: 'https://harbour.example',
    },
    story: [
      '4 16:00 joon assigns ravi',
      '4 16:01 joon ranks low',
      '4 16:20 ravi says Wednesday at seven? Then it is early for both of us.',
      '2 07:50 ravi does progress',
      '2 08:30 ravi does checking_quality',
      '1 09:00 ravi says What we said, on one page: no app, but a page that works without a net. +call-notes.pdf',
      '1 09:02 ravi does reviewing_with_client',
    ],
  },
  {
    sent: '0 08:35 jonas',
    offer,
    answers: {
      name: 'Can one see in three pictures that a staircase is good?',
      when: 'Not on Mondays',
    },
    story: [],
  },
  {
    sent: '1 13:10 dunja',
    offer,
    company: 'The Salt Room',
    answers: {
      name: 'The menu in four languages without four websites',
      when: 'Monday, when we are closed',
    },
    story: [
      '1 13:40 joon assigns tomas',
      '1 14:10 tomas says Monday at eleven, I bring a menu of somebody who has done it well.',
      '0 09:15 dunja says Please bring one that has prices on it.',
    ],
  },
  {
    sent: '2 10:50 amara',
    client: 'ruth',
    offer,
    answers: {
      name: 'How the workshop and the shop share one front page',
      when: 'Friday at noon',
    },
    story: [
      '2 10:54 amara says Ruth, I have put our call down here so that the right people hear of it.',
      '2 11:30 joon assigns lena',
      '2 11:31 joon ranks low',
      '1 12:40 lena does progress',
      '0 09:50 lena notes Two doors, one street number. Sketch after lunch.',
    ],
  },
  {
    sent: '3 12:00 samir',
    offer,
    answers: {
      name: 'Is our booking form too long?',
      when: 'Lunch break, 13:00',
      site: 'https://clinic.example/book',
    },
    story: [
      '3 12:20 joon assigns priya',
      '2 13:40 priya does progress',
      '2 15:00 priya says Of eleven questions you need four before the visit. The list is here. +call-notes.pdf',
      '2 15:02 priya does delivered',
    ],
  },
]
