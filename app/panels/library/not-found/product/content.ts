import type { Backdrop, ProductKind } from '../../../pictures'

type Similar = { name: string; price: string; kind: ProductKind; backdrop: Backdrop }

const similar: Similar[] = [
  { name: 'Dome lamp, small', price: '$140', kind: 'lamp', backdrop: 'secondary' },
  { name: 'Belly vase', price: '$64', kind: 'vase', backdrop: 'primary' },
  { name: 'Tallis speaker', price: '$260', kind: 'speaker', backdrop: 'sand' },
]

export const goneContent = {
  chip: 'Sold out on 3 March',
  title: 'The tall lamp found homes',
  lead: 'All 120 are gone and this page with them. Leave an address and we write once, when the next batch leaves the workshop.',
  placeholder: 'you@company.com',
  button: 'Tell me',
  tag: 'Arc lamp stood here',
  nearby: 'Close to it',
  link: 'All 18 lamps',
  similar,
}

export type GoneWords = typeof goneContent
