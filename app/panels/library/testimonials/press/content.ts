export type PressQuote = { text: string; source: string; by: string }
export type Award = { year: string; title: string; by: string }

const quotes: PressQuote[] = [
  {
    text: 'The only folding bike I have carried up four floors without swearing.',
    source: 'The Commuter',
    by: 'Dana Whitlock, March 2026',
  },
  {
    text: 'Eleven seconds from train to street. We timed it, twice, in the rain.',
    source: 'Rad & Reise',
    by: 'Test of 14 folding bikes',
  },
  {
    text: 'A hinge so good that you fold it just to hear the click.',
    source: 'FORM WEEKLY',
    by: 'Objects of the year',
  },
]

const awards: Award[] = [
  { year: '2026', title: 'Best folding bike', by: 'The Commuter' },
  { year: '2025', title: 'Gold for the hinge', by: 'Nordic Design Guild' },
  { year: '2025', title: 'Workshop of the year', by: 'Port of Aalborg' },
  { year: '2023', title: 'Made to be mended', by: 'Repair Council' },
]

export const pressContent = {
  eyebrow: 'In the papers',
  title: 'What the testers wrote',
  lead: 'We lend a bike to anybody who asks and print what they say.',
  link: 'Borrow one to review',
  quotes,
  awardsTitle: 'On the shelf',
  awards,
}
