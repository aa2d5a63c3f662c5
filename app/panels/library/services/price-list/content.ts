export type Place = 'salon' | 'hearth' | 'surgery'

export type Line = { name: string; note: string; price: string }
export type Group = { title: string; lines: Line[] }

const groups: Group[] = [
  {
    title: 'Cut',
    lines: [
      { name: 'Cut and finish', note: '60 min, wash included', price: '$58' },
      { name: 'Short hair', note: '30 min', price: '$36' },
      { name: 'Fringe between visits', note: '10 min, no appointment', price: '$0' },
      { name: 'Children under ten', note: '25 min, mirror and a story', price: '$24' },
    ],
  },
  {
    title: 'Color',
    lines: [
      { name: 'Roots', note: '90 min', price: '$74' },
      { name: 'Full color', note: '120 min, with care', price: '$98' },
      { name: 'Soft highlights', note: '150 min, by hand', price: '$132' },
      { name: 'Gloss', note: '40 min', price: '$42' },
    ],
  },
]

export const priceListContent = {
  eyebrow: 'Salon Ostra',
  title: 'Every price on one page',
  lead: 'Same price for everyone, whatever the length. Tips go to the trainees.',
  button: 'Book a chair',
  hours: 'Tue to Sat, 9 AM – 7 PM',
  groups,
  place: 'salon' as Place,
}
