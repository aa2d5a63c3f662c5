import type { PersonName } from '../../../pictures'
import type { IconName } from '../../../primitives'

export type ChartWords = { title: string; text: string; when: string; event: string }
export type TalkWords = {
  title: string
  text: string
  /** The brand's side of the conversation has no portrait. */
  messages: { text: string; person?: PersonName }[]
}
export type TileWords = { icon: IconName; title: string; text: string }

type BentoContent = {
  eyebrow: string
  title: string
  lead: string
  link: string
  chart: ChartWords
  talk: TalkWords
  tiles: TileWords[]
}

export const bentoContent: BentoContent = {
  eyebrow: 'Why teams stay',
  title: 'Less to look at, more to act on',
  lead: 'Six tools your team already pays for, replaced by one that everybody opens.',
  link: 'All features',
  chart: {
    title: 'Numbers that explain themselves',
    text: 'Every chart says what changed, since when, and who knows more about it.',
    when: 'Week 28',
    event: '+18% after the price change',
  },
  talk: {
    title: 'Talk where the work is',
    text: 'Comments sit on the order, the shift or the chart they are about.',
    messages: [
      { text: 'Stock for the Lyon store is in.', person: 'ines' },
      { text: 'Great, I will move the delivery up.' },
      { text: 'Done. Friday 8:00 it is.', person: 'ines' },
      { text: 'Perfect. I told the driver.' },
    ],
  },
  tiles: [
    {
      icon: 'calendar',
      title: 'Shared calendars',
      text: 'One view for shifts, bookings and deliveries, with clashes shown early.',
    },
    {
      icon: 'lock',
      title: 'Roles that make sense',
      text: 'Owner, manager, staff, guest. Nobody sees more than they need.',
    },
    {
      icon: 'bolt',
      title: 'Works on slow lines',
      text: 'Opens in under a second, and keeps working when the network does not.',
    },
  ],
}
