export type Job = { title: string; place: string; kind: string; link: string }

const jobs: Job[] = [
  {
    title: 'Forecaster for orchards',
    place: 'Hood River',
    kind: 'Full time',
    link: 'Read the weather',
  },
  {
    title: 'Station engineer',
    place: 'On the road, two weeks of four',
    kind: 'Full time',
    link: 'Climb the masts',
  },
  {
    title: 'Designer of small screens',
    place: 'Hood River or at home',
    kind: '4 days',
    link: 'Draw the rain',
  },
  {
    title: 'Somebody who answers the phone',
    place: 'Yakima',
    kind: 'Mornings',
    link: 'Talk to growers',
  },
]

export const jobsContent = {
  eyebrow: 'Working at Tideline',
  title: 'Four chairs are free',
  lead: 'We tell 900 farms when the frost comes. Twenty-six people, one pot of coffee, no night shifts since 2021.',
  benefits: [
    'A day of trial, paid like any other',
    'Thirty days off, and your birthday',
    'The salary stands in every offer',
  ],
  note: 'Noor reads every letter and answers within a week.',
  jobs,
}
