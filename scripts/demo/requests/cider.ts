import type { DemoRequest } from '../demo-request'

/** A cider maker. */
export const ciderRequests: DemoRequest[] = [
  {
    sent: '3 09:40 tom',
    product: 'Template',
    answers: {
      title: 'Newsletter template with four sections',
      parts: 'What ripens, what is bottled, where we pour, one recipe. My sister fills it in.',
      tool: 'Yours',
      accent: '#7a9a2b',
      example: 'https://fallowtrust.example/letters',
    },
    story: [
      '3 10:00 amara assigns priya',
      '2 09:30 priya says Four sections that can each be left out. Is a picture in every one of them a must?',
      '2 12:10 tom says Not for “where we pour”, that is a list of pubs.',
      '1 15:45 priya does checking_quality',
      '1 15:50 priya says Tomás reads it once more, then it is yours. +template-parts.png',
    ],
  },
  {
    sent: '9 13:00 tom',
    product: 'A day of photos',
    answers: {
      title: 'Bottles in the press house',
      pieces: '9',
      style: 'Both',
      day: 4,
      place: 'Orchard Lane 2, the red barn. Mind the dog, he is friendly.',
      phone: '441905550187',
      mood: ['barn-light.png'],
    },
    story: [
      '8 09:10 amara assigns lena',
      '8 09:30 lena says I come in the morning, the light in your picture is from the east. Please keep two bottles of each unlabelled.',
      '8 17:40 tom says Will do. The perry is not bottled before the weekend, so it is eight and a jug.',
    ],
  },
  {
    sent: '15 10:10 tom',
    product: 'Colors and type',
    answers: {
      name: 'Labels of the single orchards',
      words: 'Honest, a little crooked, sharp. Like the apples.',
      primary: '#7a9a2b',
      secondary: '#b3402a',
      print: true,
    },
    story: [
      '13 11:00 lena says One green is not enough for five orchards. I propose one ground for all and a color of the fruit for each. +five-labels.png',
      '12 08:30 tom says Foxwhelp is darker than that, nearly black. I send you one by post.',
      '7 14:00 lena notes The apple has arrived. He is right.',
      '6 10:15 lena says It has arrived and I have matched it. The printer can hold all five, I asked.',
    ],
  },
  {
    sent: '30 12:30 tom',
    product: 'New words or prices',
    answers: {
      title: 'Shop hours during the harvest',
      page: 'orchardlane.example/visit',
      words: 'Every day 9 to 18 until the last pressing. Children may help on Saturdays.',
    },
    story: [
      '29 10:00 priya does delivered',
      '29 10:02 priya says It is up, with the Saturdays in bold.',
      '29 18:00 tom does approve',
    ],
  },
]
