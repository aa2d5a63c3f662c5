import type { Story } from '../types'

/** Who makes it, where, and what they write. */
export const company: Story = {
  'about-values': {
    eyebrow: 'What we stand on',
    title: 'Three rules for a small company',
    lead: 'Written down in 2017 by three founders, read aloud at every summer meeting since.',
    values: [
      {
        text: 'Work and rest weigh the same. The plan warns before anybody’s week is too long.',
        proof: '11 h between two shifts',
      },
      {
        text: 'Five countries a year. Each knows its labor law before the next one opens.',
        proof: '41 countries in 9 years',
      },
      {
        text: 'When a shift is open, the plan asks three people at once, and thanks all of them.',
        proof: 'Filled in 9 minutes',
      },
    ],
  },
  'team-portraits': {
    lead: 'Eight people in three cities. You will know all of us by name before the first invoice.',
  },
  'contact-offices': {
    title: 'Three desks, one phone number',
    lead: 'Call +351 21 555 0132. Whoever is awake picks up within four rings.',
    button: 'Call us',
    offices: [
      { people: '4 people, product' },
      { people: '2 people, customers' },
      { people: '2 people, payroll' },
    ],
  },
  'contact-map-form': {
    title: 'Tell us about your week',
    message: { value: 'Three cafés, forty people, and a list on the wall.' },
  },
  'blog-lead-story': {
    eyebrow: 'Blog',
    title: 'Notes for people who plan',
    teaser:
      'The calmest teams we met this year begin Monday with one page and three questions. Here is the page.',
    articles: [
      { topic: 'Planning', title: 'What a good rota leaves out' },
      { topic: 'Teams', title: 'A year without Monday meetings' },
      { topic: 'Interview', title: 'Growing slowly on purpose' },
    ],
  },
  'blog-list': {
    eyebrow: 'Changelog and notes',
    title: 'Written between two releases',
    lead: 'Short notes from the people who build it, mostly about what went wrong and what we changed.',
    posts: [
      {
        topic: 'Swaps',
        title: 'Two people, one tap',
        text: 'Why a swap no longer needs three screens and a manager.',
      },
      {
        topic: 'Law',
        title: 'Nine months for one rest rule',
        text: 'How eleven hours between shifts became a color in the plan.',
      },
      {
        topic: 'Speed',
        title: 'Where the second went',
        text: 'We opened the week on the oldest phone in the office for a month.',
      },
      {
        topic: 'Money',
        title: 'The plan that cost a customer',
        text: 'What we should have asked a bakery in March.',
      },
    ],
  },
}
