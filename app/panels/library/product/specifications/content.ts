import type { IconName } from '../../../primitives'

const callouts: { icon: IconName; title: string; text: string }[] = [
  { icon: 'wifi', title: 'Two rooms at once', text: 'Wi-Fi 6 and Bluetooth 5.3' },
  { icon: 'bolt', title: '12 hours unplugged', text: 'Full again in 95 minutes' },
  { icon: 'leaf', title: 'Case of pressed ash', text: 'From forests in Jura' },
  { icon: 'tool', title: 'Four screws', text: 'Battery swapped at home' },
]

export const specificationsContent = {
  eyebrow: 'Tallis speaker',
  title: 'Everything it is made of',
  lead: 'Measured in our own room in Ghent, with three units from the shelf.',
  download: 'Data sheet, 2 pages',
  height: '31 cm',
  width: '18 cm',
  rows: [
    { label: 'Drivers', value: '5″ woofer, 1″ silk dome' },
    { label: 'Amplifier', value: '2 × 40 W, class D' },
    { label: 'Range', value: '42 Hz to 22 kHz' },
    { label: 'Battery', value: '12 hours, replaceable' },
    { label: 'Connections', value: 'Wi-Fi 6, Bluetooth, USB-C' },
    { label: 'Weight', value: '3.8 kg' },
    { label: 'In the box', value: 'Linen cable, felt feet' },
    { label: 'Warranty', value: '10 years' },
  ],
  callouts,
}

export type SpecificationsWords = typeof specificationsContent
