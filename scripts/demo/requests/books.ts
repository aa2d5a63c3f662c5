import type { DemoRequest } from '../demo-request'

/** A bookshop. */
export const bookRequests: DemoRequest[] = [
  {
    sent: '3 12:00 esther',
    product: 'Moving pages',
    answers: {
      title: 'Move the shop to the new domain',
      from: 'quillfeatherbooks.shop.example',
      to: 'quillfeather.example/shop',
      why: 'One address for shop, evenings and blog. Old links stand in printed bookmarks.',
      redirect: true,
    },
    story: [
      '3 14:10 priya says I have counted 412 addresses. All of them lead to their new place; eleven books are sold out for good and lead to their author.',
      '2 09:15 ravi says The certificate for the new name is ordered. We switch on a morning when you have few orders. Which one?',
      '2 11:02 esther says Not this week, please. The Christmas catalogue is with the printer and I want to see the address in it first.',
      '2 11:20 priya does paused',
      '2 11:24 priya notes Everything is prepared on the test address, it is one switch. @Ravi Okonjo keep the certificate alive.',
    ],
  },
  {
    sent: '0 07:50 esther',
    product: 'On the website',
    answers: {
      title: 'Search does not find accented names',
      where: 'quillfeather.example/search',
      seen: '“Peric” finds nothing, “Perić” does. Hardly anybody can type that. Both should find her.',
      devices: ['Phone', 'Computer'],
    },
    story: [
      '0 08:10 ravi says You are right, the search compares letter by letter. I let it fold accents on both sides.',
      '0 08:48 esther says And ligatures? We have two books about typesetting.',
      '0 09:30 ravi says Those too: “œuvre” and “oeuvre” find the same.',
      '0 10:10 ravi does checking_quality',
    ],
  },
  {
    sent: '26 10:00 esther',
    product: 'Event',
    answers: {
      name: 'Reading by lamplight',
      about: 'Regulars and students. Three authors, one lamp, no microphone.',
      day: -12,
      place: 'Quillfeather Books, upstairs',
      places: '35',
      email: 'evenings@quillfeather.example',
    },
    story: [
      '25 09:45 tomas says Here is the page. I set it on dark ground, the lamp is the only color. +lamplight.png',
      '25 18:20 esther says It looks like the room. Thank you.',
      '24 09:00 tomas does delivered',
      '24 09:30 esther does approve',
    ],
  },
  {
    sent: '0 09:20 esther',
    product: 'One issue',
    wish: 8,
    answers: {
      title: 'Children’s books for long evenings',
      lead: 'Twelve books that were read to pieces in our own families.',
      day: 8,
      sections: '4',
      readers: 'Everybody',
      list: ['twelve-books.csv'],
      reply: 'esther@quillfeather.example',
    },
    story: [
      '0 09:26 esther says The covers come tomorrow from the publishers. You can begin with the words.',
      '0 10:40 amara notes Lena is full until Thursday. @Priya Raman would you like to do your first issue?',
    ],
  },
  {
    sent: '18 11:00 esther',
    product: 'New words or prices',
    answers: {
      title: 'Gift cards from 20 to 200',
      page: 'quillfeather.example/gift-cards',
      words: 'Four cards instead of two. They are valid for three years now, please say so.',
    },
    story: [
      '17 09:30 priya says Four cards, and “valid for three years” under each of them.',
      '17 09:34 priya does delivered',
      '17 13:00 esther does approve',
    ],
  },
]
