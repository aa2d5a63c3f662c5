import type { Story } from '../types'

/** What it does. */
export const product: Story = {
  'logos-strip': {
    label: 'Teams at these companies open it every morning',
  },
  'features-bento': {
    eyebrow: 'Why teams stay',
    title: 'Less to look at, more people at work',
    lead: 'Six lists your team keeps today, replaced by one plan that everybody opens.',
    chart: {
      title: 'Hours that explain themselves',
      text: 'Every chart says what changed, since when, and who knows more about it.',
      event: '+18% after the summer menu',
    },
    talk: {
      title: 'Talk where the shift is',
      text: 'Comments sit on the shift, the swap or the day they are about.',
      messages: [
        { text: 'The Lyon shop needs one more on Friday.' },
        { text: 'Mateo is free. I will ask him.' },
        { text: 'He says yes. Eight to four.' },
        { text: 'Perfect. It is in the plan.' },
      ],
    },
    tiles: [
      {
        title: 'Shared calendars',
        text: 'One view for shifts, holidays and deliveries, with clashes shown early.',
      },
      {
        title: 'Roles that make sense',
        text: 'Owner, planner, staff, guest. Nobody sees more than they need.',
      },
      {
        title: 'Works in the cellar',
        text: 'Opens in under a second, and keeps working when the network does not.',
      },
    ],
  },
  'features-tabs-window': {
    eyebrow: 'Planning',
    title: 'The schedule, done by Tuesday',
    lead: 'Bakeries, bars and clinics with 5 to 200 people plan the week in eleven minutes.',
    window: {
      rows: [
        { name: 'Dario Conti', person: 'dario' },
        { name: 'Kofi Addo', person: 'kofi' },
        { name: 'Leila Amrani', person: 'leila' },
        { name: 'Jonas Weber', person: 'jonas' },
        { name: 'Ines Moreau', person: 'ines' },
      ],
    },
  },
  'features-icons': {
    eyebrow: 'Everything in one plan',
    title: 'Six things a planner does daily',
    lead: '2,400 teams have closed their spreadsheets. These are the six tabs they had open.',
    button: 'See a sample week',
    items: [
      {
        icon: 'calendar',
        title: 'Weeks without gaps',
        text: 'An open shift is offered to whoever is free and near, first.',
      },
      {
        icon: 'users',
        title: 'Swaps without calls',
        text: 'Two people agree, you confirm with one tap.',
      },
      {
        icon: 'bell',
        title: 'News that gets read',
        text: 'Whoever a change touches gets one message, nobody else.',
      },
      {
        icon: 'card',
        title: 'Hours to payroll',
        text: 'Checked by the team, sent on the last day of the month.',
      },
      {
        icon: 'clock',
        title: 'Clocked at the door',
        text: 'On any phone, without a terminal on the wall.',
      },
      {
        icon: 'shield',
        title: 'Safe and nearby',
        text: 'Data stays in your country and is copied every ten minutes.',
      },
    ],
  },
  'steps-numbered': {
    eyebrow: 'Getting started',
    title: 'Three steps to a planned week',
    lead: 'Most teams have moved over before the weekend.',
    button: 'Start free',
    steps: [
      {
        title: 'Bring your list',
        text: 'Names and hours, from a spreadsheet or a photo of the wall.',
      },
      { title: 'Draw one week', text: 'Drag the shifts; clashes turn up before you save.' },
      { title: 'Invite the team', text: 'They see their own days first. You see who has looked.' },
    ],
  },
}
