import type { IconName } from '../../../primitives'

export type Store = { icon: IconName; small: string; link: string }
export type ScreenWords = {
  label: string
  title: string
  rows: { label: string; value: string }[]
}

const stores: Store[] = [
  { icon: 'bag', small: 'Download in the', link: 'Orchard Store' },
  { icon: 'download', small: 'Get it from', link: 'Robin Market' },
]

const facts: { value: string; label: string }[] = [
  { value: '4.8', label: '31,200 ratings' },
  { value: '18 MB', label: 'works offline' },
  { value: '1,900', label: 'harbors' },
]

const screens: ScreenWords[] = [
  {
    label: 'Grey Head',
    title: 'High at 2:20 PM',
    rows: [
      { label: 'Low water', value: '8:05 AM' },
      { label: 'High water', value: '2:20 PM' },
      { label: 'Low water', value: '8:31 PM' },
      { label: 'Range', value: '3.8 m' },
      { label: 'Sunset', value: '9:02 PM' },
    ],
  },
  {
    label: 'Moon',
    title: 'Spring tide',
    rows: [
      { label: 'Rises', value: '7:48 PM' },
      { label: 'Lit', value: '96 %' },
      { label: 'Full', value: 'Friday' },
      { label: 'Range', value: '4.4 m' },
      { label: 'Neap', value: 'In 9 days' },
    ],
  },
  {
    label: 'Wind',
    title: '12 knots, west',
    rows: [
      { label: 'Gusts', value: '18 kn' },
      { label: 'Waves', value: '0.6 m' },
      { label: 'Water', value: '14 °C' },
      { label: 'Air', value: '17 °C' },
      { label: 'Rain', value: 'None' },
    ],
  },
]

export const storesContent = {
  name: 'Slack Water',
  title: 'Know when the sea turns',
  lead: 'Tides, moon and wind for the harbor you stand in. Free for one place, $9 a year for all of them.',
  stores,
  facts,
  screens,
}

export type StoresWords = typeof storesContent
