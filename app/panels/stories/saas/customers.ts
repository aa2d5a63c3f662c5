import type { Story } from '../types'

/** Who plans with it, and what that changed. */
export const customers: Story = {
  'testimonials-wall': {
    eyebrow: 'In their words',
    title: 'What 2,400 planners say',
    lead: 'Every review comes from a paying team. Grumpy ones included.',
    ratedBy: 'from 1,214 reviews',
    main: {
      about: 'Eleven bakeries, Hamburg',
      text: 'Eleven shops, two hundred people, one page. Not one double shift since May.',
    },
    quotes: [
      { about: 'Bar, Porto', text: 'The price on the page was the price on the invoice.' },
      {
        about: 'Clinic, Rotterdam',
        text: 'The night shift plans itself. They asked whether they may keep it that way.',
      },
      {
        about: 'Hotel, Basel',
        text: 'A person answered every message. On a Sunday, about a Sunday.',
      },
      { about: 'Cafés, Bergen', text: 'Set up at lunch on Tuesday, planned by Friday evening.' },
      {
        about: 'Warehouse, 38 people',
        text: 'We closed the spreadsheet on Friday. On Monday nobody asked for it.',
      },
    ],
  },
  'testimonials-video': {
    eyebrow: 'Customer story',
    title: 'From one bakery to six',
    lead: 'Ostra bakes 4,000 loaves a night. Its founder shows how the night shift, the vans and the tills ended up in one plan.',
    person: 'marta',
  },
  'logos-with-quote': {
    quote:
      '“Our managers used to drive to eleven branches with a list. Now they drink their coffee first.”',
    label: 'Also planning with us',
  },
  'logos-cards': {
    eyebrow: 'Results',
    title: 'What changed after one summer',
    lead: 'Four customers opened their books. These are their numbers, not ours.',
    results: [
      { number: '3 h', text: 'instead of two days for the monthly hours' },
      { number: '−38%', text: 'calls asking who works tonight' },
      { number: '9 min', text: 'to schedule forty cooks' },
      { number: '2.1×', text: 'more swaps, all without a manager' },
    ],
  },
  'statistics-chart': {
    eyebrow: 'The year in numbers',
    title: 'Reliable is a number, so here it is',
    numbers: [
      { value: '98.6%', label: 'of weeks planned by Tuesday' },
      { value: '2.4 M', label: 'shifts in the last year' },
      { value: '41', label: 'countries on shift' },
      { value: '17 min', label: 'average reply time' },
    ],
    chart: { title: 'Shifts per month, thousands' },
  },
  'statistics-deep-band': {
    title: 'A quiet year for 2,400 teams',
    lead: 'Counted in the product, not in a survey. Nobody had to fill in a form.',
    numbers: [
      { value: '71%', label: 'fewer open shifts than in 2021' },
      { value: '9.6 M', label: 'messages that were not sent' },
      { value: '11 min', label: 'to plan a week, on average' },
    ],
  },
  'statistics-map': {
    eyebrow: 'On shift now',
    title: 'Where people are working',
    lead: 'One screen for all shops, in their own time zones. Updated every ninety seconds.',
    numbers: [
      { value: '41', label: 'countries' },
      { value: '11,400', label: 'people on shift' },
      { value: '6 h', label: 'notice before a gap' },
    ],
    label: { title: 'Rotterdam', text: '412 people today' },
  },
}
