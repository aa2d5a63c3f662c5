import type { Story } from '../types'

/** What they write. */
export const journal: Story = {
  'blog-lead-story': {
    eyebrow: 'Journal',
    title: 'Notes from the long table',
    teaser:
      'The best projects we had this year began with one page and three questions. Here is the page.',
    articles: [
      {},
      { topic: 'Notes', title: 'Forty names on one wall' },
      { motif: 'petals', title: 'A printer who says no' },
    ],
  },
  'blog-list': {
    eyebrow: 'Journal',
    title: 'Written between two launches',
    lead: 'Short notes from the table, mostly about what went wrong and what it cost.',
    posts: [
      {
        topic: 'Paper',
        title: 'Labels shrink, so leave them room',
        text: 'Six tenths of a millimeter, measured over one wet winter.',
      },
      {
        topic: 'Words',
        title: 'Nine weeks for a name',
        text: 'A timeline, with forty losers and every reason attached.',
      },
      {
        topic: 'Screens',
        title: 'Where to put the only button',
        text: 'We moved a paper one around the counter for a week.',
      },
      {
        topic: 'Money',
        title: 'The font that cost a film',
        text: 'What we should have asked the client in March.',
      },
    ],
  },
  'newsletter-cover': {
    chip: 'Next letter in January',
    title: 'Four letters a year, free by e-mail',
    lead: 'One project each, from the first sketch to the invoice. Nothing is staged, and every price is printed.',
    note: 'Julian Park reads every reply.',
    masthead: 'The Table',
    issues: [
      { title: 'The room behind the brand', lines: 'Twelve sketches, one rule for type' },
      { title: 'Signs for a summer kitchen', lines: 'Nine tables, forty arrows' },
      { title: 'A site for two winters', lines: 'Six photos, taken at −20°' },
    ],
  },
  'newsletter-card': {
    eyebrow: 'The studio letter',
    title: 'Three projects, with their mistakes',
    text: 'Each first Sunday we send three finished projects, with sketches, prices and what we would draw anew.',
    points: ['Sketches to download', 'What every page cost'],
  },
}
