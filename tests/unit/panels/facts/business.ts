import type { DrawnFacts, PageFact } from '~/panels/facts/facts'

const day = { from: '09:00', to: '17:00' }

/** All that can be told of a business. */
export const business = {
  phone: '+47 22 90 11 40',
  mail: 'post@kirkegata.no',
  street: 'Kirkegata 14',
  city: '0153 Oslo',
  hours: [day, day, day, day, day, { from: '10:30', to: '14:00' }, null],
  socials: { instagram: 'https://instagram.com/kirkegata', youtube: 'https://youtube.com/@k14' },
  places: [
    { name: 'Frogner', address: 'Bygdøy allé 2, 0257 Oslo', phone: '+47 22 90 11 41' },
    { name: 'Løkka', address: 'Markveien 57, 0550 Oslo', phone: '' },
  ],
} satisfies DrawnFacts

export const pageOf = (name: string, children: readonly PageFact[] = []): PageFact => ({
  id: `01900000-0000-7000-8000-${[...name].reduce((sum, l) => sum * 31 + (l.codePointAt(0) ?? 0), 7) % 1e12}`,
  name,
  children: children.map(({ id, name }) => ({ id, name })),
})

export const menu = ['Mat', 'Vin', 'Om oss', 'Besøk'].map((name) => pageOf(name))
