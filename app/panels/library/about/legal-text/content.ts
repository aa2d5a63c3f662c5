export type LegalSection = { title: string; paragraphs: string[] }

const sections: LegalSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      'Fernhill Rowing Club, 12 Weir Lane, Harrow Falls. The board answers for everything on this website; Ida Marsh speaks for it.',
    ],
  },
  {
    title: 'What we store when you visit',
    paragraphs: [
      'Our server writes down the page you asked for, the time, and a shortened form of your address. We read this log only when something is broken.',
      'The log is deleted after seven days. Nobody outside the club sees it.',
    ],
  },
  {
    title: 'What we store when you join',
    paragraphs: [
      'Your name, your date of birth, an e-mail address and, for children, the phone number of a parent. The coach on duty sees the phone number; nobody else does.',
      'We keep this for as long as you are a member, and for three years after you leave because the tax office asks us to.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'One, and only after you log in. It says who you are until you close the browser. There are no others, so there is no banner.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may ask what we know about you, have it corrected, and have it deleted. A letter or an e-mail is enough; we answer within ten days and never charge for it.',
      'If our answer does not help, the data protection office of the state will hear you.',
    ],
  },
]

export const legalTextContent = {
  eyebrow: 'Privacy',
  title: 'What we know about you',
  date: 'In force since May 4, 2026',
  lead: 'Two pages in plain words, written by the secretary and read twice by a lawyer.',
  contentsTitle: 'On this page',
  sections,
  contact: { title: 'Ask the board', text: 'board@fernhill.example' },
}
