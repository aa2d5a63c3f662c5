import type { PersonName } from '../../../pictures'

export type Lawyer = {
  person: PersonName
  name: string
  field: string
  languages: string
  phone: string
}

const people: Lawyer[] = [
  {
    person: 'noor',
    name: 'Amina Farouk',
    field: 'Family and inheritance',
    languages: 'English, Arabic',
    phone: 'Ext. 12',
  },
  {
    person: 'dario',
    name: 'Hugo Serrano',
    field: 'Employment',
    languages: 'English, Spanish',
    phone: 'Ext. 14',
  },
  {
    person: 'greta',
    name: 'Birgit Holm',
    field: 'Tenancy and property',
    languages: 'English, Danish',
    phone: 'Ext. 17',
  },
  {
    person: 'julian',
    name: 'Andrew Lim',
    field: 'Company and contracts',
    languages: 'English, Korean',
    phone: 'Ext. 21',
  },
  {
    person: 'ines',
    name: 'Céline Roux',
    field: 'Tax and foundations',
    languages: 'English, French',
    phone: 'Ext. 23',
  },
  {
    person: 'samuel',
    name: 'Joseph Mbeki',
    field: 'Immigration',
    languages: 'English, Xhosa',
    phone: 'Ext. 26',
  },
]

export const listContent = {
  eyebrow: 'Kestrel Legal',
  title: 'Ask the right person first',
  lead: 'Six lawyers, each with one field. The first call takes twenty minutes and costs nothing.',
  search: { placeholder: 'Lease, will, dismissal', button: 'Find' },
  note: 'Reception knows who is free: +44 161 555 0138',
  people,
}

export type ListContent = typeof listContent
