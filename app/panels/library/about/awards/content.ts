import type { IconName } from '../../../primitives'

export type Award = { year: string; title: string; by: string }
export type Certificate = {
  icon: IconName
  title: string
  text: string
  number: string
  until: string
}

const awards: Award[] = [
  { year: '2026', title: 'Mill of the year', by: 'Guild of Bakers' },
  { year: '2025', title: 'Gold for rye', by: 'Nordic Grain Fair' },
  { year: '2024', title: 'Best apprentice', by: 'Chamber of Crafts' },
  { year: '2022', title: 'Kept in use', by: 'Monuments Trust' },
]

const certificates: Certificate[] = [
  {
    icon: 'leaf',
    title: 'Organic from field to sack',
    text: 'Every farm is visited twice a year, once without a call.',
    number: 'No. 4471-GR',
    until: 'May 2028',
  },
  {
    icon: 'bolt',
    title: 'Ground with water',
    text: 'Ninety-four per cent of our power comes from the stream below the house.',
    number: 'No. HP-0093',
    until: 'January 2027',
  },
  {
    icon: 'shield',
    title: 'Free of traces of nuts',
    text: 'Checked in each of the 212 batches of last year.',
    number: 'No. AL-118/26',
    until: 'March 2027',
  },
]

export const awardsContent = {
  eyebrow: 'On the wall of the mill',
  title: 'Tested by people we do not pay',
  lead: 'Four prizes and three seals. Each of them can be checked by its number.',
  link: 'See all certificates',
  heading: 'Certificate',
  valid: 'Valid until',
  awards,
  certificates,
}

export type AwardsWords = typeof awardsContent
