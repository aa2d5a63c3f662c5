import type { Story } from '../types'

/** Header, footer, first words, the way in, the page that is not there. */
export const house: Story = {
  'header-announcement': {
    news: 'Shared calendars are here, and exports are twice as fast',
    menu: [
      { label: 'Product' },
      { label: 'Customers' },
      { label: 'Pricing' },
      { label: 'Company' },
      { label: 'Blog' },
    ],
  },
  'header-simple': {
    menu: ['Product', 'Customers', 'Pricing', 'Company', 'Blog'],
    phone: '+351 21 555 0132',
    button: 'Start free',
  },
  'header-over-photo': {
    menu: ['Product', 'Customers', 'Pricing', 'Company', 'Blog'],
    phone: '+351 21 555 0132',
    button: 'Start free',
    title: 'Every shop opens on time',
    lead: 'Plan shifts, swaps and hours for one counter or thirty-one. By six you know who is missing at seven.',
    action: 'See how it works',
    scene: 'shopfront',
  },
  'footer-newsletter': {
    letter: 'One useful letter a month for people who plan weeks. Leave with one click.',
    columns: [
      { title: 'Product', links: ['Planning', 'Reports', 'Pricing', 'Changelog'] },
      { title: 'Company', links: ['About', 'Customers', 'Open jobs', 'Contact'] },
      { title: 'Help', links: ['Help center', 'Guides', 'Status', 'Sign in'] },
    ],
  },
  'hero-product-window': {
    rating: '4.9 / 5',
    ratedBy: 'rated by 2,400 shift planners',
    title: 'Run the whole week from one calm screen',
    lead: 'Shifts, swaps and hours in the same place, so Monday’s meeting takes ten minutes and nobody asks who works on Friday.',
    goal: { title: 'Week 32 is full', text: 'No open shifts until Sunday' },
    window: {
      numbers: [
        { label: 'Wages this week', value: '$48,290' },
        { label: 'Shifts planned', value: '1,284' },
        { label: 'Time to a swap', value: '2m 14s' },
      ],
      chart: { title: 'Hours by day' },
    },
  },
  'login-split': {
    signIn: {
      title: 'Sign in to your week',
      text: 'Eleven shifts changed since Friday.',
      email: { value: 'ines@quarto.coffee' },
      question: 'New in the team?',
    },
    quote: { text: 'Quarto Coffee, Porto', note: 'Plans 31 shops since March' },
  },
  'not-found-search': {
    lead: 'Try two words. We look through 1,280 guides and answers.',
    placeholder: 'Search guides',
    suggestions: [
      { text: 'Swap a shift' },
      { icon: 'clock', text: 'Correct an hour' },
      { icon: 'card', text: 'Send hours to payroll' },
    ],
  },
  'newsletter-footer-band': {
    title: 'Know what next week brings',
    text: 'One short mail on Friday at noon: open shifts, holidays, and who asked for a swap.',
    button: 'Send it on Fridays',
  },
  'call-to-action-aurora': {
    title: 'Your next Monday could be quieter',
    lead: 'Set it up this afternoon, invite the team tonight. Keep it only if it helps.',
    phone: {
      label: 'Paid this month',
      balance: '$12,960',
      card: { name: 'Payroll', number: 'sent' },
      chart: 'Hours paid',
      lines: [
        { label: 'Bakery, 412 hours', amount: '−$7,416' },
        { label: 'Delivery, 96 hours', amount: '−$1,728' },
        { label: 'Counter, 212 hours', amount: '−$3,816' },
      ],
    },
  },
  'call-to-action-slim-bar': {
    title: 'Plan next week in eleven minutes',
    text: 'Free for 14 days, with your own team in it.',
    button: 'Start free',
    secondButton: 'Book a demo',
  },
  'call-to-action-app': {
    title: 'The week in every pocket',
    lead: 'Staff see their shifts, trade them and clock in at the door, on any phone.',
    rating: '4.9 from 8,300 people on shift',
    ready: { title: 'Swap confirmed', text: 'Kofi takes your Friday' },
    saved: { title: '40 minutes saved', text: 'Compared with the group chat' },
    screen: 'week',
    week: {
      label: 'Week 32',
      title: 'Your shifts',
      done: '31.5',
      goal: 'of 38 hours',
      chart: 'Hours a day',
      friends: [
        { person: 'kofi', name: 'Kofi', distance: '34.0 h' },
        { person: 'dario', name: 'Dario', distance: '28.5 h' },
      ],
    },
  },
}
