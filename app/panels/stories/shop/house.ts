import type { Story } from '../types'

/** Header, footer, first words, who stands behind it. */
export const house: Story = {
  'header-shop-search': {
    search: 'Search 101 things for the home',
    shelves: ['Collections', 'Seating', 'Lighting', 'About us', 'Help'],
    note: 'Free delivery over $80',
  },
  'header-simple': {
    menu: ['Collections', 'Sale', 'About us', 'Help', 'Account'],
    phone: '+45 86 12 33 70',
    button: 'Visit a shop',
  },
  'header-over-photo': {
    menu: ['Collections', 'Sale', 'About us', 'Help', 'Account'],
    phone: '+45 86 12 33 70',
    button: 'Visit a shop',
    title: 'One bench, one pair of hands',
    lead: 'Stools, lamps and stoneware from eleven small workshops. Repaired for free, for as long as you own them.',
    action: 'Shop the collection',
    scene: 'workshop',
  },
  'footer-newsletter': {
    letter: 'New pieces, a day before everyone else. Leave with one click.',
    placeholder: 'you@mail.com',
    columns: [
      { title: 'Shop', links: ['Collections', 'Seating', 'Lighting', 'Sale'] },
      { title: 'House', links: ['About us', 'Our shops', 'Open jobs', 'Press'] },
      { title: 'Help', links: ['Delivery', 'Returns', 'Repairs', 'Contact'] },
    ],
  },
  'footer-minimal': {
    links: ['Collections', 'Sale', 'About us', 'Help', 'Account'],
    note: 'Made in eleven workshops.',
    legal: ['Legal', 'Privacy'],
  },
  'hero-collage': {
    eyebrow: 'The autumn table',
    title: 'Everyday things, made to be kept',
    lead: 'Stoneware, ash and light from eleven small workshops. Repaired for free, for as long as you own it.',
    button: 'Shop the collection',
    link: 'Visit a shop',
  },
  'about-story': {
    eyebrow: 'Since 1987',
    title: 'We still sit on our first chair',
    paragraphs: [
      'Two school friends rented half a boathouse in Aarhus, bought one lathe and built a chair for their own kitchen. A neighbor asked for six. We have not had a quiet week since.',
      'Today eleven workshops make what we sell. Each piece is made by one person from the first cut to the last coat of oil, and carries their initials underneath.',
    ],
    facts: [
      { value: '11', label: 'workshops' },
      { value: '101', label: 'things' },
      { value: '38 yr', label: 'oldest repair' },
    ],
  },
  'team-founders': {
    eyebrow: 'Who stands behind it',
    title: 'Two owners, one workbench',
    lead: 'They took over from the two school friends in 2014. Both still repair on Fridays, and both names are on the door.',
    button: 'Visit a shop',
    facts: [
      { value: '2014', label: 'took over' },
      { value: '9,400', label: 'repairs so far' },
      { value: '3', label: 'shops' },
    ],
    founders: [
      {
        role: 'Workshops and repairs',
        before: '14 years at a kiln in Delft',
        bio: 'Visits every workshop twice a year, sits on everything and sends one thing in nine back.',
      },
      {
        role: 'Shops and orders',
        before: 'Ran a restaurant for 9 years',
        bio: 'Cooks lunch for the warehouse, answers the phone and packs the fragile crates himself.',
      },
    ],
  },
  'location-branches': {
    title: 'Three shops, all near a bike lane',
    lead: 'Sit down, switch on, carry home. Bring repairs back to any of the three.',
    branches: [
      {
        name: 'Nørregade',
        address: 'Nørregade 21, 8000',
        hours: 'Until 7 PM',
        extra: 'Click and collect, repairs',
      },
      {
        name: 'Frederiksbjerg',
        address: 'Bruuns Gade 12, 8000',
        extra: 'Seating floor, fabric library',
      },
      {
        name: 'Risskov',
        address: 'Strandvejen 40, 8240',
        extra: 'Lamps, second-hand corner',
      },
    ],
  },
}
