import type { Story } from '../types'

/** The work, and what it changed. */
export const work: Story = {
  'logos-strip': {
    label: 'Makers who came back with a second project',
    companies: ['quarto', 'lumen', 'orla', 'tessel', 'arcadia'],
  },
  'portfolio-grid': {
    eyebrow: 'Selected work',
    title: 'Brands you can pick up',
    lead: 'Packaging, websites and signs for 62 small makers since 2017.',
  },
  'portfolio-offset': {
    eyebrow: 'Places',
    title: 'Signs and sites for quiet places',
    lead: 'Four recent projects for people who build.',
    button: 'All 62 projects',
    projects: [
      { about: 'Website and key tags, Comporta' },
      { about: 'Signs for 84 homes, Rotterdam' },
      { about: 'A book of rooms, Copenhagen' },
      { about: 'Maps and posts, Atacama' },
    ],
  },
  'portfolio-case-study': {
    eyebrow: 'Case study: Hotel Miradouro',
  },
  'gallery-filmstrip': {
    eyebrow: 'Case study: the coast path',
    title: 'A site for five days on foot',
    lead: 'Eighty-two kilometers, four huts, one page that loads on a cliff.',
    caption: {
      title: 'Screen two: the lighthouse',
      text: 'Shot in one morning, used for two years',
    },
  },
  'gallery-masonry': {
    eyebrow: 'From the studio wall',
  },
  'statistics-deep-band': {
    title: 'Nine years, counted honestly',
    lead: 'From our own books. What a project earned is told by the client, not by us.',
    button: 'Read the case studies',
    numbers: [
      { value: '3 in 4', label: 'clients come back' },
      { value: '62', label: 'projects since 2017' },
      { value: '11 wks', label: 'from first call to launch' },
    ],
  },
  'logos-cards': {
    eyebrow: 'Results',
    title: 'What changed after the launch',
    lead: 'Four clients opened their books. These are their numbers, not ours.',
    button: 'All case studies',
    results: [
      {
        company: 'lumen',
        number: '−41%',
        text: 'calls asking when the museum opens',
        place: '3 museums, Ghent',
      },
      {
        company: 'quarto',
        number: '2 days',
        text: 'from a new label to the shelf',
        place: '31 shops, Netherlands',
      },
      {
        company: 'orla',
        number: '1 in 3',
        text: 'visitors now book a tour online',
        place: 'Distillery, Cork',
      },
      {
        company: 'arcadia',
        number: '+68%',
        text: 'bookings from the same visitors',
        place: '31 villas, Crete',
      },
    ],
  },
  'logos-with-quote': {
    quote: '“Visitors used to call and ask what we make. Now they call and say which one.”',
    person: 'imani',
    name: 'Tilde Bruun',
    role: 'Owner, Tessel Tiles',
    company: 'tessel',
    label: 'Also drawn at our table',
    companies: ['quarto', 'lumen', 'orla', 'arcadia', 'pinecrest', 'marrow'],
  },
  'testimonials-portrait': {
    quote:
      'They drew one poster for one window. Within a month every shop of ours had asked for it, and regulars took it home.',
    role: 'Head of shops, Quarto Coffee',
    video: { title: 'Watch the story' },
    numbers: [
      { value: '+38%', label: 'orders in the first year' },
      { value: '31', label: 'shops with new signs' },
      { value: '9 wks', label: 'from call to launch' },
    ],
  },
  'testimonials-wall': {
    eyebrow: 'In their words',
    title: 'What 62 launches sound like',
    lead: 'Every word comes from a finished project. Grumpy ones included.',
    ratedBy: 'from 62 projects',
    main: {
      about: 'Publisher, Hamburg',
      text: 'Eleven weeks, nine issues, one magazine that people keep. Not one late night.',
    },
    quotes: [
      { about: 'Kitchen, Porto', text: 'The price on Monday was the price on the invoice.' },
      { about: 'Guest house, Rotterdam', text: 'Guests ask who made the signs. I tell them.' },
      {
        about: 'Instruments, Basel',
        text: 'Two languages, one tone, and a person for every question.',
      },
      {
        about: 'Outdoor, Bergen',
        text: 'Called at lunch on Tuesday, two drawings by Friday evening.',
      },
      { about: 'Co-op, 38 farms', text: 'We argued for years. They drew it, and we stopped.' },
    ],
  },
}
