import type { Story } from '../types'

/** Kitchen notes: the journal and its letter. */
export const notes: Story = {
  'blog-cards': {
    eyebrow: 'Kitchen notes',
    title: 'What we learned this season',
    lead: 'Written by the people who cook, grow and fish for us.',
    search: { placeholder: 'Search 146 notes', button: 'Search' },
    posts: [
      { date: '2 Sep', picture: 'greenhouse' },
      { date: '21 Oct', author: 'Mateo Reyes', picture: 'hearth' },
      { date: '9 Oct', author: 'Marit Aune' },
      { date: '28 Sep', author: 'Imani Cole' },
    ],
  },
  'blog-author': {
    role: 'Writes our kitchen notes',
    bio: 'Marit cooked on ships for nineteen years. She now stands at our grill twice a week and answers every letter by hand.',
    button: 'Follow Marit',
    numbers: [
      { value: '146', label: 'notes' },
      { value: '9k', label: 'readers' },
      { value: '2013', label: 'since' },
    ],
    listTitle: 'Most read this year',
    posts: [
      { topic: 'Fire', title: 'How to read an ember', about: '18 June, 5 min read' },
      { topic: 'Harbor', title: 'The last bream of the season', about: '2 May, 8 min read' },
      { topic: 'Letters', title: 'Dear guest, please salt earlier', about: '14 April, 3 min read' },
      { topic: 'Fire', title: 'How to buy a fish by its eye', about: '27 March, 6 min read' },
    ],
  },
  'newsletter-inline': {
    title: 'The menu, every Wednesday',
    text: 'Ten plates and where they come from, in your mail before the doors open.',
    placeholder: 'you@mail.com',
    button: 'Send me the menu',
    note: '4,200 neighbors read it. Leave with one click.',
  },
}
