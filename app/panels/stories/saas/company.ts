import type { Story } from '../types'

/** Who makes it, where, and what they write. */
export const company: Story = {
  'about-values': {
    eyebrow: 'What we promise',
    title: 'Three things the plan defends',
    lead: 'Every release is held against them before it goes out. Two were sent back this year.',
    values: [
      {
        title: 'Rest that counts',
        text: 'Work and rest weigh the same. The plan warns before anybody’s week is too long.',
        proof: '11 h between two shifts',
      },
      {
        title: 'The law of the place',
        text: 'Five countries a year. Each knows its labor law before the next one opens.',
        proof: '41 countries in 9 years',
      },
      {
        title: 'Nobody begs for cover',
        text: 'When a shift is open, the plan asks three people at once, and thanks all of them.',
        proof: 'Filled in 9 minutes',
      },
    ],
  },
  'team-portraits': {
    lead: 'Eight people in three cities. Each of us has worked a counter, a ward or a kitchen.',
    people: [
      { person: 'julian', name: 'Leo Chen', role: 'Founder, product' },
      { person: 'ada', name: 'Thandi Moyo', role: 'Founder, customers' },
      { person: 'mateo', name: 'Rui Tavares', role: 'Engineering' },
      { person: 'greta', name: 'Birgit Holm', role: 'Payroll and law' },
      { person: 'samuel', name: 'Kwame Boateng', role: 'Support' },
      { person: 'freya', name: 'Signe Aas', role: 'Design' },
      { person: 'noor', name: 'Amina Saleh', role: 'Engineering' },
      { person: 'ines', name: 'Ines Moreau', role: 'Operations' },
    ],
  },
  'contact-offices': {
    title: 'Eight people, three desks',
    lead: 'Call +351 21 555 0132. Whoever is awake picks up within four rings.',
    button: 'Call us',
    offices: [
      {
        city: 'Lisbon',
        time: '8 AM – 6 PM',
        address: 'Rua da Boavista 48, 1200-067',
        phone: '+351 21 555 0132',
        people: '4 people, product',
        picture: 'bridge',
      },
      {
        city: 'Halifax',
        time: '8 AM – 5 PM',
        address: 'Lower Water Street 12',
        phone: '+1 902 555 0170',
        people: '2 people, customers',
      },
      {
        city: 'Utrecht',
        time: '9 AM – 5 PM',
        address: 'Oudegracht 96, 3511 AV',
        phone: '+31 30 555 0118',
        people: '2 people, payroll',
        picture: 'houses',
      },
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
      'Three hundred teams sent us a photo of their wall. Most of the paper was about the same four people.',
    articles: [
      {
        motif: 'tiles',
        topic: 'Planning',
        title: 'What a good schedule leaves out',
        author: 'Thandi Moyo',
        person: 'ada',
        length: '5 min read',
      },
      {
        motif: 'arches',
        topic: 'Teams',
        title: 'Who closes on Christmas Eve',
        author: 'Kwame Boateng',
        length: '7 min read',
      },
      {
        motif: 'petals',
        topic: 'Interview',
        title: 'Four bakeries, one Sunday off',
        author: 'Signe Aas',
        length: '8 min read',
      },
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
