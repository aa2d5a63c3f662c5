import type { Story } from '../types'

/** What a website of theirs may add: prizes, an index, a letter, pictures, hours. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'Architects, Amsterdam',
    title: 'Quiet houses for loud places',
    lead: 'Five people in an old rope store. We take on six new projects a year and walk every plot first.',
    buttons: ['Show us the plot', 'See the work', 'Read the diary'],
  },
  'about-awards': {
    eyebrow: 'In the drawer under the models',
    title: 'Prizes, and what they were for',
    lead: 'Juries look for a day, neighbors for forty years. We are glad of both.',
    link: 'See the buildings',
    awards: [
      { year: '2025', title: 'Housing of the year', by: 'Dutch Builders’ Union' },
      { year: '2023', title: 'Best use of timber', by: 'Larch Society' },
      { year: '2021', title: 'Birch Chapel', by: 'Northern House Prize' },
    ],
    certificates: [
      {
        icon: 'home',
        title: 'Registered architects',
        text: 'Five of five, in the Netherlands and in Portugal.',
        number: 'No. 1.110.415',
        until: 'December 2027',
      },
      {
        icon: 'leaf',
        title: 'Timber with a birthplace',
        text: 'We know the forest of every beam since 2016.',
        number: 'No. LT-061',
        until: 'June 2028',
      },
      {
        icon: 'sun',
        title: 'Warm without a boiler',
        text: 'Measured in 22 of our houses over two winters.',
        number: 'No. PH-220',
        until: 'March 2027',
      },
    ],
  },
  'blog-by-year': {
    eyebrow: 'Diary',
    title: 'Written between two site visits',
    lead: 'Short notes from the scaffolding, sorted by the winter in which they were written.',
    more: 'All notes since 2011',
    years: [
      {
        year: '2026',
        notes: [
          { date: '12 Nov', link: 'Larch moves, so leave it room', topic: 'Timber' },
          { date: '30 Oct', link: 'Nine months for a balcony', topic: 'Permits' },
          { date: '8 Oct', link: 'Where to put the only window', topic: 'Light' },
        ],
      },
      {
        year: '2025',
        notes: [
          { date: '19 Sep', link: 'The stair that cost a kitchen', topic: 'Money' },
          { date: '6 May', link: 'A roof drawn in the rain', topic: 'Roofs' },
          { date: '14 Jan', link: 'Eighty-four doors, one handle', topic: 'Housing' },
        ],
      },
      {
        year: '2024',
        notes: [
          { date: '2 Dec', link: 'Asking a dune for permission', topic: 'Plots' },
          { date: '25 Jun', link: 'Models out of cereal boxes', topic: 'Table' },
        ],
      },
    ],
  },
  'team-letter': {
    eyebrow: 'From the office',
    greeting: 'I draw the roof and answer the phone',
    opening:
      'My first building was a shed for my aunt’s boat. It leaked for two winters, and she called me both times.',
    paragraphs: [
      'We are five now, and the rule has stayed: whoever drew it comes when it rains. It keeps our roofs simple.',
      'We take six projects a year. The first afternoon is a walk on your plot, in any weather, and it is free.',
      'Bring the questions you are ashamed of. Those are usually about money, and we answer them first.',
    ],
    closing: 'Until the walk,',
    person: 'marta',
    name: 'Ida Brandt',
    role: 'Architect',
    direct: '+31 20 555 0178',
    stamp: 'tiles',
    to: ['To everybody', 'with a plot or a wall', 'Between two dikes'],
  },
  'gallery-ledge': {
    eyebrow: 'From the drawing table',
    title: 'Views we drew before we built',
    lead: 'Five sheets from the office wall. Prints are signed and pay for the apprentices’ trip.',
    link: 'See the work',
    items: [
      { scene: 'bridge', title: 'Walk to the east bank', text: 'Gouache', price: '$220' },
      { scene: 'street', title: 'Nine doors', text: 'Print, 40 signed', price: '$90' },
      { scene: 'coast', title: 'Plot with a light', text: 'Gouache', price: '$260' },
      { scene: 'vineyard', title: 'Barn in the rows', text: 'Print, 40 signed', price: '$90' },
      { scene: 'harbour', title: 'Two sheds', text: 'Pencil, ink', price: 'Sold' },
    ],
  },
  'contact-map-strip': {
    title: 'In the attic of the rope store',
    lead: 'Four stairs, one stove, and coffee. Call before you climb; we may be on a scaffold.',
    button: 'Plan the way',
    hours: [
      { days: 'Monday to Friday', hours: '9 AM – 5 PM' },
      { days: 'Saturday', hours: 'Walks only' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    ways: [
      { icon: 'phone', label: 'Call the office', value: '+31 20 555 0178' },
      { icon: 'walk', label: 'Walk the plot', value: 'The first afternoon is free' },
      { icon: 'pin', label: 'Visit', value: 'Kade 22, Amsterdam' },
    ],
  },
}
