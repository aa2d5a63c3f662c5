import type { Story } from '../types'

/** What a website of theirs may add: seals, an index, the app, a reason. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'Plans the week of 2,400 shops',
    title: 'Next week, done by Tuesday',
    lead: 'Shifts, swaps and hours on one calm screen, for bakeries, bars and clinics with 5 to 200 people.',
    buttons: ['Start free', 'See the pricing', 'Book a demo'],
  },
  'about-awards': {
    eyebrow: 'Security and care',
    title: 'Audited, so that you need not',
    lead: 'Three seals for how we keep your data, two prizes for how it feels to use.',
    link: 'Read the audit reports',
    awards: [
      { year: '2026', title: 'Calmest software', by: 'Iberian Product Days' },
      { year: '2024', title: 'Best for small teams', by: 'Shopkeepers’ Union' },
    ],
    certificates: [
      {
        icon: 'lock',
        title: 'Data kept in Europe',
        text: 'Two houses, two countries, and no copy anywhere else.',
        number: 'No. EU-7714',
        until: 'May 2028',
      },
      {
        icon: 'shield',
        title: 'Tested by strangers',
        text: 'Paid attackers try for two weeks each spring. The report is yours to read.',
        number: 'No. PT-26-03',
        until: 'April 2027',
      },
      {
        icon: 'clock',
        title: 'Hours you can defend',
        text: 'Clock and payroll agree to the minute, checked by an auditor.',
        number: 'No. HR-0190',
        until: 'January 2028',
      },
    ],
  },
  'blog-by-year': {
    eyebrow: 'Changelog and notes',
    title: 'Nine years of calmer Mondays',
    lead: 'What we changed, why, and what we got wrong first.',
    more: 'All notes since 2017',
    years: [
      {
        year: '2026',
        notes: [
          { date: '5 Nov', link: 'Two people, one tap', topic: 'Swaps' },
          { date: '10 Sep', link: 'Nine months for one rest rule', topic: 'Law' },
          { date: '4 Jun', link: 'Shared calendars, at last', topic: 'Release' },
        ],
      },
      {
        year: '2025',
        notes: [
          { date: '13 Oct', link: 'Where the second went', topic: 'Speed' },
          { date: '28 Apr', link: 'The plan that cost a customer', topic: 'Money' },
          { date: '9 Jan', link: 'What a good schedule leaves out', topic: 'Planning' },
        ],
      },
      {
        year: '2024',
        notes: [
          { date: '2 Dec', link: 'Who closes on Christmas Eve', topic: 'Teams' },
          { date: '18 Jul', link: 'Clocks at the door of a bakery', topic: 'Hours' },
        ],
      },
    ],
  },
  'call-to-action-stores': {
    name: 'Cadence',
    title: 'Your shifts, in your pocket',
    lead: 'See the week, trade a shift and clock in at the door. Free for everybody on the plan.',
    facts: [
      { value: '4.9', label: '8,300 ratings' },
      { value: '14 MB', label: 'works offline' },
      { value: '41', label: 'countries' },
    ],
    screens: [
      {
        label: 'Week 32',
        title: 'Full until Sunday',
        rows: [
          { label: 'Mon', value: '4 AM – 12 PM' },
          { label: 'Tue', value: '4 AM – 12 PM' },
          { label: 'Wed', value: 'Off' },
          { label: 'Thu', value: '6 AM – 2 PM' },
          { label: 'Fri', value: '6 AM – 2 PM' },
        ],
      },
      {
        label: 'Hours',
        title: '31.5 of 38',
        rows: [
          { label: 'Planned', value: '38.0' },
          { label: 'Worked', value: '31.5' },
          { label: 'Breaks', value: '2.5' },
          { label: 'Night', value: '4.0' },
          { label: 'Paid on', value: '31 May' },
        ],
      },
      {
        label: 'Swaps',
        title: 'Two offers',
        rows: [
          { label: 'Kofi', value: 'Fri, early' },
          { label: 'Leila', value: 'Sat, late' },
          { label: 'Asked', value: '3 people' },
          { label: 'Filled in', value: '9 min' },
          { label: 'This month', value: '11' },
        ],
      },
    ],
  },
  'features-comparison': {
    eyebrow: 'Cadence',
    title: 'The list on the wall, and this',
    lead: 'Most teams come to us from paper and a group chat. Here is what changes.',
    button: 'Start free',
    them: { name: 'Paper and group chat', note: 'how most weeks are planned' },
    us: { name: 'Cadence', note: 'in 2,400 shops' },
    rows: [
      { topic: 'Planning', them: 'An evening', us: 'Eleven minutes' },
      { topic: 'A swap', them: 'Forty messages', us: 'Two taps, one message' },
      { topic: 'An open shift', them: 'Who answers first', us: 'Three people asked at once' },
      { topic: 'Rest', them: 'Nobody counted', us: 'Warned before the week is too long' },
      { topic: 'Hours', them: 'A shoebox of slips', us: 'Clocked in at the door' },
      { topic: 'Payroll', them: 'Typed twice', us: 'Sent on the last day' },
    ],
  },
}
