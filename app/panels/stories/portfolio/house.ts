import type { Story } from '../types'

/** The office: header, footer, who it is, where it is. */
export const house: Story = {
  'header-simple': {
    menu: ['Work', 'Casa Duna', 'About', 'Diary', 'Contact'],
    phone: '+31 20 555 0178',
    button: 'Show us the plot',
  },
  'header-centred-logo': {
    facts: [
      { icon: 'pin', text: 'Kade 22, Amsterdam' },
      { icon: 'clock', text: 'Mon to Fri, 9 AM – 5 PM' },
    ],
    menu: ['Work', 'Casa Duna', 'About', 'Diary', 'Letters', 'Contact'],
    phone: '+31 20 555 0178',
    button: 'Show us the plot',
  },
  'header-over-photo': {
    menu: ['Work', 'Casa Duna', 'About', 'Diary', 'Contact'],
    phone: '+31 20 555 0178',
    button: 'Show us the plot',
    title: 'Houses for wind and water',
    lead: 'Five people in an old rope store draw homes, interiors and gardens. We take on six new projects a year.',
    action: 'See the work',
    scene: 'harbour',
  },
  'footer-large-logo': {
    title: 'A new place begins with a walk',
    lead: 'Show us the plot. The first afternoon is free, the coffee is ours.',
    link: 'Write to the office',
    columns: [
      { title: 'Office', links: ['Work', 'About', 'Diary', 'Contact'] },
      {
        title: 'Visit',
        links: ['Kade 22, Amsterdam', '+31 20 555 0178', 'Mon to Fri, 9 AM – 5 PM'],
      },
      { title: 'Follow', links: ['Pictures', 'Letters', 'Lectures', 'Open days'] },
    ],
  },
  'footer-minimal': {
    links: ['Work', 'Casa Duna', 'About', 'Diary', 'Contact'],
    note: 'Kade 22, Amsterdam.',
    legal: ['Legal', 'Privacy'],
  },
  'services-pictured': {
    eyebrow: 'What we do',
    title: 'Buildings and what surrounds them',
    lead: 'Five people in an old rope store. We take on six new projects a year.',
    button: 'Show us the plot',
    link: 'See the work',
    services: [
      {
        title: 'Private houses',
        text: 'One architect, from the first walk on the plot to the key.',
        count: '16 built',
      },
      {
        title: 'Interiors',
        text: 'Rooms, light and furniture planned together, then built in one summer.',
        count: '9 built',
      },
      {
        title: 'Housing',
        text: 'Twenty to ninety apartments, with balconies people really sit on.',
        count: '4 built',
      },
      {
        title: 'Landscape',
        text: 'Paths, dunes and shade for places that get too much sun.',
        count: '9 built',
      },
    ],
  },
  'about-founder-letter': {
    eyebrow: 'A letter from the quay',
    greeting: 'Dear future neighbors,',
    paragraphs: [
      'My first building was a shed for my aunt’s boat. It leaked for two winters, and both times she called me at night, and both times I came with a bucket.',
      'We are five now, and still the one who draws the roof is the one who answers the phone when it rains. It keeps our roofs simple and our nights quiet.',
      'If you have a plot, or only a wall you are tired of, invite me for a walk. I bring the shoes and the notebook.',
    ],
    name: 'Ida Brandt',
    role: 'Architect',
  },
  'about-timeline': {
    eyebrow: 'Fifteen years',
    title: 'From a boat shed to 84 homes',
    lead: 'How one leaking roof became an office that is asked back.',
    button: 'See the work',
    stops: [
      {
        year: '2011',
        title: 'The shed',
        text: 'Eleven square meters of larch, two leaks, one aunt who forgave.',
      },
      {
        year: '2016',
        title: 'The rope store',
        text: 'Three of us rent the attic on the quay and heat it with a stove.',
      },
      {
        year: '2021',
        title: 'Birch Chapel',
        text: 'Sixty-four square meters, a prize, and a queue at the door.',
      },
      {
        year: 'Today',
        title: 'Six new plots a year',
        text: 'Five people, one table, and a list of walks for the spring.',
      },
    ],
  },
  'contact-map-form': {
    title: 'Tell us about your plot',
    lead: 'We read everything and answer within one working day.',
    message: { value: 'A house for four on a steep plot, ideally in timber.' },
  },
  'contact-offices': {
    title: 'One office, two site huts',
    lead: 'Call +31 20 555 0178. Whoever is not on a scaffold picks up within four rings.',
    button: 'Call the office',
    offices: [
      {
        city: 'Amsterdam',
        address: 'Kade 22, 1019 BR',
        people: 'The office, five people',
      },
      {
        city: 'Rotterdam',
        time: '10:24 AM, open',
        address: 'Maaskade, gate 3',
        phone: '+31 10 555 0170',
        people: 'Until June: 40 homes',
      },
      {
        city: 'Comporta',
        address: 'Estrada das Dunas 4',
        people: 'Until March: a guest house',
      },
    ],
  },
  'call-to-action-slim-bar': {
    title: 'Walk the plot with us',
    text: 'The first afternoon is free, in any weather.',
    button: 'Call +31 20 555 0178',
    secondButton: 'Write instead',
  },
}
