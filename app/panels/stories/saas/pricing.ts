import type { Story } from '../types'

/** What it costs. The prices agree in all three. */
export const pricing: Story = {
  'pricing-three-plans': {
    title: 'Three plans, no surprises',
    plans: [
      {
        name: 'Corner',
        text: 'For one place and ten people',
        items: ['1 place, 10 people', 'Plans and swaps', 'Help by mail'],
      },
      {
        name: 'Street',
        text: 'For teams that plan every week',
        unit: 'per place, monthly',
        items: [
          'Up to 60 people a place',
          'Clock in at the door',
          'Hours to payroll',
          'Answers within 4 hours',
        ],
        button: 'Try Street for 14 days',
      },
      {
        name: 'Town',
        text: 'For many places and countries',
        unit: 'per place, monthly',
        items: ['Everything in Street', 'Single sign-on and audit log', 'A named contact person'],
      },
    ],
  },
  'pricing-comparison': {
    eyebrow: 'Compare',
    title: 'What is in which plan',
    lead: 'Change or cancel whenever you like. Everybody gets every update on the same day.',
    plans: [
      { name: 'Corner', price: '$0', unit: 'forever', button: 'Start free' },
      { name: 'Street', price: '$24', unit: 'a month', button: 'Try 14 days' },
      { name: 'Town', price: '$79', unit: 'a month', button: 'Talk to sales' },
    ],
    features: [
      { label: 'People a place', values: ['10', '60', 'No limit'] },
      { label: 'Places', values: ['1', '5', 'No limit'] },
      { label: 'Plans ahead', values: ['2 weeks', '3 months', 'A year'] },
      { label: 'Swaps among staff' },
      { label: 'Clock in at the door', values: [false, true, true] },
      { label: 'Hours to payroll' },
      { label: 'Single sign-on' },
      { label: 'Answers within' },
    ],
  },
  'pricing-slider': {
    eyebrow: 'More than five places',
    title: 'Pay for people, not for plans',
    lead: 'Move the handle to the size of your team. The price per person falls as you grow.',
    question: 'People on shift',
    facts: ['No limit on places', 'Payroll in 14 countries', 'Switched over in six days'],
    price: '$504',
    lines: [
      { label: '120 people', value: '$4.20 each' },
      { label: 'Payroll export', value: 'Included' },
      { label: 'Guests and trainees', value: 'Free' },
    ],
    button: 'Try 14 days',
    note: 'Billed for who worked, never more.',
  },
  'faq-side-title': {
    title: 'Before you move over',
    lead: 'What planners ask in the first week.',
    help: { title: 'Still on paper?', text: 'Kwame answers within 4 hours.' },
    questions: [
      {
        question: 'How long does it take to move over?',
        answer:
          'Most teams are done in six days. We import people, contracts and past hours, and stay on the line for the first Monday.',
      },
      {
        question: 'Can staff use their own phones?',
        answer: 'Yes, any phone with a browser. Nothing else on it can be seen by us or by you.',
      },
      {
        question: 'What happens to our data if we leave?',
        answer:
          'You download all of it as spreadsheets. Ninety days later we delete our copy and say so.',
      },
      {
        question: 'Do you sign a data processing agreement?',
        answer: 'Yes, on the first day. It is two pages long and waits in your settings.',
      },
      {
        question: 'Is there a discount for non-profits?',
        answer:
          'Half price, for as long as you are one. Guests and trainees are free for everybody.',
      },
    ],
  },
}
