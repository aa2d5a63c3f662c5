import type { Story } from '../types'

/** Who is at the table. */
export const people: Story = {
  'about-story': {
    place: 'desk',
    thing: 'bag',
    eyebrow: 'Since 2017',
    title: 'We still draw at our first table',
    paragraphs: [
      'Two friends rented half a rope store on the quay, bought one long table and drew a label for the neighbor’s jam. She asked for six. We have not had a quiet week since.',
      'Today eight people sit at the same table. Each project is carried by three of them from the first call to a year after the launch, and their names stand on the invoice.',
    ],
    facts: [
      { value: '8', label: 'people' },
      { value: '62', label: 'projects' },
      { value: '9 yr', label: 'oldest client' },
    ],
  },
  'about-values': {
    eyebrow: 'What we stand on',
    title: 'Three rules for a small studio',
    lead: 'Written down in 2017 on the back of a label, read aloud at every summer dinner since.',
    values: [
      {
        title: 'Words before pictures',
        text: 'Half of the hours go into words. A page that reads well is half drawn.',
        proof: '1 writer for 2 designers',
      },
      {
        title: 'One at a time',
        text: 'Seven projects a year. Each has found its place before the next one begins.',
        proof: '62 projects in 9 years',
      },
      {
        title: 'Nobody hands over',
        text: 'Whoever drew it builds it. Nothing is thrown over a wall to strangers.',
        proof: '3 people from start to end',
      },
    ],
  },
  'team-portraits': {
    eyebrow: 'The studio',
    title: 'Eight people, one long table',
    lead: 'You will know all of us by name before the first invoice.',
    jobs: { text: 'Designer in Amsterdam. Writer, anywhere.' },
    people: [
      { role: 'Founder, design' },
      { role: 'Engineering' },
      { role: 'Accounts' },
      { role: 'Projects' },
      { role: 'Brand' },
      { role: 'Websites' },
      { role: 'Words' },
      { role: 'Research' },
    ],
  },
}
