import type { Backdrop, ProductKind } from '../../../pictures'

export type Part = {
  name: string
  text: string
  price: string
  kind: ProductKind
  backdrop: Backdrop
}

const parts: Part[] = [
  {
    name: 'Fig hand wash',
    text: '500 ml, refillable',
    price: '$22',
    kind: 'bottle',
    backdrop: 'secondary',
  },
  { name: 'Cedar candle', text: 'Burns 48 hours', price: '$34', kind: 'jar', backdrop: 'primary' },
  { name: 'Belly vase', text: 'Stoneware, 26 cm', price: '$64', kind: 'vase', backdrop: 'sand' },
]

export const bundleContent = {
  title: 'Bought together, wrapped together',
  lead: 'Seven in ten people who order the hand wash take the other two as well.',
  link: 'Choose your own three',
  total: {
    label: 'Set of three',
    price: '$102',
    before: '$120 one by one',
    saving: 'You keep $18',
    note: 'One parcel, at your door on Thursday',
    button: 'Add all three',
  },
  parts,
}

export type BundleWords = typeof bundleContent
