import type { IconName } from '../../../primitives'

export type SlotWords = { title: string; days: string[]; hours: string[] }
export type RouteWords = { icon: IconName; title: string }
export type BillWords = { lines: [string, string][]; total: string; paid: string }
export type Step = { title: string; text: string }

const steps: Step[] = [
  {
    title: 'Pick an evening',
    text: 'Tell us what squeaks. It takes two minutes and needs no account.',
  },
  {
    title: 'We collect the bike',
    text: 'From your door, between six and nine, in an electric van.',
  },
  {
    title: 'Ride, then pay',
    text: 'Back within 48 hours. You pay after the first ride, not before.',
  },
]

const slots: SlotWords = {
  title: 'September',
  days: ['Mon 8', 'Tue 9', 'Wed 10'],
  hours: ['6 PM', '7 PM', '8 PM'],
}
const route: RouteWords = { icon: 'truck', title: 'Here in 12 minutes' }
const bill: BillWords = {
  lines: [
    ['Brake pads, two', '$24'],
    ['Chain cleaned', '$12'],
  ],
  total: '$36',
  paid: 'Paid',
}

export const numberedContent = {
  eyebrow: 'Chainline bike service',
  title: 'Repaired while you sleep',
  lead: 'Last year 4,180 bikes left in the evening and were back before the weekend.',
  button: 'Book a pickup',
  steps,
  scenes: { slots, route, bill },
}
