import type { Backdrop, ProductKind } from '../../../pictures'

export type RowItem = {
  name: string
  text: string
  price: string
  rating: string
  kind: ProductKind
  backdrop: Backdrop
  color?: 'primary' | 'secondary'
}

const items: RowItem[] = [
  {
    name: 'Dome lamp',
    text: 'Steel, dimmable',
    price: '$180',
    rating: '4.9 (212)',
    kind: 'lamp',
    backdrop: 'secondary',
  },
  {
    name: 'Belly vase',
    text: 'Stoneware, 26 cm',
    price: '$64',
    rating: '4.8 (96)',
    kind: 'vase',
    backdrop: 'deep',
  },
  {
    name: 'Slow mug',
    text: 'Holds 350 ml',
    price: '$28',
    rating: '4.7 (341)',
    kind: 'mug',
    backdrop: 'primary',
  },
  {
    name: 'Tallis speaker',
    text: 'Oak, 12 hours',
    price: '$260',
    rating: '4.9 (58)',
    kind: 'speaker',
    backdrop: 'sand',
  },
]

export const rowContent = {
  eyebrow: 'From the workshop',
  title: 'Desk things that last decades',
  lead: 'Made in Porto by nine people. Repaired free for ten years.',
  link: 'All 38 objects',
  filters: ['All', 'Light', 'Ceramics', 'Sound'],
  add: 'Add to bag',
  items,
}

export type RowWords = typeof rowContent
