import type { IconName } from '../../../primitives'

const promises: { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Delivered and carried up within 9 days' },
  { icon: 'refresh', text: 'Try it for 60 days, we collect it free' },
  { icon: 'tool', text: 'Legs and covers replaceable for 25 years' },
]

export const galleryContent = {
  path: 'Seating / Dining chairs',
  name: 'Holm dining chair',
  rating: '4.9',
  reviews: '128 reviews',
  text: 'A shell of molded ash under wool from Gotland. It weighs 4.2 kg, stacks six high and takes ten minutes to reupholster.',
  price: '$390',
  priceNote: 'or 6 × $65, no interest',
  color: { label: 'Cover', value: 'Pasture wool' },
  legs: { label: 'Legs', options: ['Walnut', 'Oak', 'Black steel'] },
  quantity: '2',
  button: 'Add to bag',
  stock: '14 left in this cover',
  promises,
}

export type GalleryWords = typeof galleryContent
