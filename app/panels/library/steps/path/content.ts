import type { IconName } from '../../../primitives'

export type Stop = { icon: IconName; when: string; title: string; text: string }

const stops: Stop[] = [
  {
    icon: 'message',
    when: 'Day 1',
    title: 'Talk',
    text: 'One call, one roof picture, one number you can trust.',
  },
  {
    icon: 'pencil',
    when: 'Week 1',
    title: 'Plan',
    text: 'We measure, draw the panels and file the permit.',
  },
  {
    icon: 'tool',
    when: 'Week 5',
    title: 'Build',
    text: 'Two days on the roof, half a day in the cellar.',
  },
  {
    icon: 'sun',
    when: 'Week 6',
    title: 'Shine',
    text: 'The meter turns backwards. We check it every month.',
  },
]

export const pathContent = {
  eyebrow: 'Solveig Solar',
  title: 'From call to current',
  lead: 'Six weeks on average, over the last 912 roofs. The same engineer from start to end.',
  engineer: { name: 'Samuel Okoro', text: 'stays with you for all four' },
  button: 'Book the first call',
  stops,
}
