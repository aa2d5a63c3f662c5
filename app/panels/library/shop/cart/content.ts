import type { Backdrop, ProductKind } from '../../../pictures'

export type CartItem = {
  kind: ProductKind
  backdrop: Backdrop
  name: string
  about: string
  count: string
  price: string
}

const items: CartItem[] = [
  {
    kind: 'headphones',
    backdrop: 'primary',
    name: 'Loft headphones',
    about: 'Wool and walnut, charged',
    count: '1',
    price: '$189',
  },
  {
    kind: 'clock',
    backdrop: 'secondary',
    name: 'Quarter clock',
    about: 'Strikes at noon only',
    count: '1',
    price: '$74',
  },
  {
    kind: 'bowl',
    backdrop: 'sand',
    name: 'Breakfast bowl',
    about: 'Stoneware, glazed by hand',
    count: '4',
    price: '$88',
  },
]

const sums: { label: string; value: string }[] = [
  { label: '6 things', value: '$351' },
  { label: 'Delivery by bike, Thursday', value: '$6' },
  { label: 'Tax', value: '$29' },
]

export const cartContent = {
  title: 'Your basket',
  lead: 'Kept for you until Sunday evening.',
  back: 'Back to the shelves',
  items,
  sumTitle: 'To pay',
  sums,
  total: { label: 'Total', value: '$386' },
  button: 'Pay and send',
  notes: ['30 days to send it back, free', 'Card, invoice, or cash to the rider'],
}
