export type Note = { date: string; link: string; topic: string }
export type Year = { year: string; notes: Note[] }

const years: Year[] = [
  {
    year: '2026',
    notes: [
      { date: '14 Nov', link: 'Why the third bell is cast last', topic: 'Casting' },
      { date: '2 Sep', link: 'A crack you can only hear at dawn', topic: 'Repair' },
      { date: '19 May', link: 'Four hundred steps with a spirit level', topic: 'Towers' },
      { date: '8 Jan', link: 'What a village pays for one note', topic: 'Money' },
    ],
  },
  {
    year: '2025',
    notes: [
      { date: '30 Oct', link: 'Clay, horse hair and a wet summer', topic: 'Casting' },
      { date: '11 Jun', link: 'The carillon that learned a tango', topic: 'Music' },
      { date: '24 Feb', link: 'Ropes: hemp against polyester', topic: 'Towers' },
    ],
  },
  {
    year: '2024',
    notes: [
      { date: '5 Dec', link: 'Nine tons across a frozen river', topic: 'Transport' },
      { date: '17 Jul', link: 'How to ask bats to move out', topic: 'Towers' },
      { date: '3 Mar', link: 'Tin prices, explained with a spoon', topic: 'Money' },
    ],
  },
]

export const byYearContent = {
  eyebrow: 'The foundry’s notebook',
  title: 'Eleven years of bells and weather',
  lead: 'Two hundred notes from the casting pit, written on the days when the bronze has to cool.',
  more: 'All years since 2015',
  years,
}
