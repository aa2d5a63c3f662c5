import type { Backdrop, ProductKind } from '../../../pictures'
import type { IconName } from '../../../primitives'

type FieldWords = { label: string; value: string }
export type Delivery = { title: string; text: string }
export type Payment = { icon: IconName; label: string; text: string; fields: FieldWords[] }
export type Bought = {
  kind: ProductKind
  backdrop: Backdrop
  name: string
  about: string
  price: string
}

const deliveries: Delivery[] = [
  { title: 'To your door', text: 'Thursday, between 9 and 12' },
  { title: 'Collect at the shop', text: 'From tomorrow, Quay Road 8' },
]

const payments: Payment[] = [
  {
    icon: 'card',
    label: 'Card',
    text: '',
    fields: [
      { label: 'Card number', value: '4021 7700 1234 5678' },
      { label: 'Valid until', value: '09 / 28' },
    ],
  },
  {
    icon: 'mail',
    label: 'Invoice',
    text: 'It lies in the parcel. You have 14 days to pay it.',
    fields: [],
  },
  {
    icon: 'gift',
    label: 'Voucher',
    text: 'Two words and two figures, printed below the seal.',
    fields: [{ label: 'Words on the voucher', value: 'blue kettle 47' }],
  },
]

const items: Bought[] = [
  {
    kind: 'headphones',
    backdrop: 'primary',
    name: 'Evening headphones',
    about: 'Felt and walnut',
    price: '$149',
  },
  {
    kind: 'chair',
    backdrop: 'sand',
    name: 'Letter chair',
    about: 'Green loden, low back',
    price: '$320',
  },
  {
    kind: 'speaker',
    backdrop: 'secondary',
    name: 'Shelf speaker',
    about: 'Oak, one of a pair',
    price: '$184',
  },
]

const fields: FieldWords[] = [
  { label: 'Name', value: 'Wilma Brandt' },
  { label: 'E-mail', value: 'wilma@brandt.example' },
  { label: 'Street and number', value: 'Orchard Lane 12' },
  { label: 'Postal code and town', value: '8000 Aarhus' },
]

const sums: FieldWords[] = [
  { label: '3 things', value: '$653' },
  { label: 'Delivery', value: 'Free' },
  { label: 'Tax, included', value: '$131' },
]

export const checkoutContent = {
  title: 'Almost in the parcel',
  lead: 'One page, no account. We write once when it leaves.',
  back: 'Back to the basket',
  addressTitle: 'Where it goes',
  fields,
  deliveryTitle: 'How it comes',
  deliveries,
  paymentTitle: 'How you pay',
  payments,
  summaryTitle: 'Your order',
  items,
  sums,
  total: { label: 'Total', value: '$653' },
  button: 'Pay $653',
  note: 'Thirty days to send it back, free.',
}

export type CheckoutWords = typeof checkoutContent
