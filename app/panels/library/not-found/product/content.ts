import type { Backdrop, ProductKind } from '../../../pictures'

type Similar = { name: string; price: string; kind: ProductKind; backdrop: Backdrop }

const similar: Similar[] = [
  { name: 'Field clock', price: '$80', kind: 'clock', backdrop: 'secondary' },
  { name: 'Three candles', price: '$36', kind: 'candle', backdrop: 'primary' },
  { name: 'Slow kettle', price: '$120', kind: 'kettle', backdrop: 'sand' },
]

export const goneContent = {
  chip: 'Sold out on 3 March',
  title: 'The tall lamp found homes',
  lead: 'All 120 are gone and this page with them. Leave an address and we write once, when the next batch leaves the workshop.',
  placeholder: 'you@company.com',
  button: 'Tell me',
  tag: 'Arc lamp stood here',
  nearby: 'Close to it',
  link: 'All 38 objects',
  similar,
}

export type GoneWords = typeof goneContent
