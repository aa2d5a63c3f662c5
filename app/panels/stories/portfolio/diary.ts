import type { Story } from '../types'

/** The site diary and its letter. */
export const diary: Story = {
  'blog-list': {
    eyebrow: 'Site diary',
    title: 'Written between two site visits',
    lead: 'Short notes from the scaffolding, mostly about what went wrong and what it cost.',
  },
  'blog-lead-story': {
    eyebrow: 'Diary',
    title: 'Notes from the drawing table',
    link: 'All notes',
    teaser:
      'The best houses we had this year began with one page and three questions. Here is the page.',
    articles: [
      { topic: 'Plots', title: 'What a good plot leaves out' },
      { topic: 'Office', title: 'A year without Monday meetings' },
      { topic: 'Interview', title: 'Building slowly on purpose' },
    ],
  },
  'newsletter-card': {
    eyebrow: 'The house letter',
    title: 'Three houses, with their mistakes',
    text: 'Each first Sunday we send three finished houses, with plans, prices and what we would draw anew.',
  },
  'faq-side-title': {
    eyebrow: 'Questions',
    title: 'Good to know before we walk',
    lead: 'Short answers from the people who draw it.',
    questions: [
      {
        question: 'What does the first walk cost?',
        answer:
          'Nothing. We look at the plot for an afternoon, and within a week you get three pages: what is possible, what it costs and what we would leave alone.',
      },
      {
        question: 'How long until we can build?',
        answer: 'For a house, about ten months. Four of them belong to the permit, not to us.',
      },
      {
        question: 'Do you work outside the country?',
        answer: 'Yes, where we can be on the site by train within a day.',
      },
      {
        question: 'Can we keep the old walls?',
        answer: 'Nearly always. We open them in three places first, and then we know.',
      },
      {
        question: 'Who is on the site every week?',
        answer:
          'The architect who drew it, every Thursday, with a page of notes for you on Friday.',
      },
    ],
    help: { title: 'Still wondering?', text: 'Somebody answers within the day.' },
  },
}
