import {
  bedroom,
  bridge,
  coast,
  harbour,
  kitchen,
  shopfront,
  street,
  vineyard,
  wanderer,
} from '../../../pictures'

export const scenes = {
  bedroom,
  bridge,
  coast,
  harbour,
  kitchen,
  shopfront,
  street,
  vineyard,
  wanderer,
}

export type Framed = { scene: keyof typeof scenes; title: string; text: string; price: string }

const items: Framed[] = [
  { scene: 'coast', title: 'Light at Grey Head', text: 'Oil on oak', price: '$1,900' },
  {
    scene: 'vineyard',
    title: 'Rows in September',
    text: 'Oil on linen',
    price: '$980',
  },
  { scene: 'bridge', title: 'Crossing, 6:40', text: 'Gouache on card', price: '$740' },
  { scene: 'street', title: 'Moving day', text: 'Gouache on card', price: 'Sold' },
  { scene: 'harbour', title: 'Low water', text: 'Oil on oak', price: '$420' },
]

export const ledgeContent = {
  eyebrow: 'Petra Olsen, painter',
  title: 'Painted from the ferry deck',
  lead: 'Five new pictures, framed in the workshop below the studio. Collect them by boat.',
  link: 'All 48 pictures',
  items,
}
