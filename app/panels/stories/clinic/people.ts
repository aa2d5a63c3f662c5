import type { Story } from '../types'

/** The team, and what patients say. */
export const people: Story = {
  'team-round': {
    eyebrow: 'The team',
    title: 'The faces behind the masks',
    lead: 'Six people, two rooms, no rush. You see the same dentist every time you come.',
    button: 'Book a visit',
    legend: 'In the practice today',
  },
  'testimonials-wall': {
    eyebrow: 'In their words',
    title: 'What 1,480 patients say',
    lead: 'Every review comes from a finished visit. Grumpy ones included.',
    ratedBy: 'from 1,480 patients',
    main: {
      name: 'Ulrike Sand',
      about: 'Patient since 2013',
      text: 'I cried in the parking lot for twenty years. Last week I fell asleep in the chair.',
    },
    quotes: [
      {
        name: 'Rafael Costa',
        about: 'Crown in a day',
        text: 'Sat down at nine, smiled at noon. My old crown took three Tuesdays.',
      },
      {
        name: 'Zola Banks',
        about: 'Check-up',
        text: 'They showed me the crack on a screen instead of telling me about it.',
      },
      {
        name: 'Minjun Seo',
        about: 'Root canal',
        text: 'Somebody called me the evening after, just to ask how I was.',
      },
      {
        name: 'Tove Berg',
        about: 'Two children',
        text: 'My son asks when he may go to the dentist again. I have no explanation.',
      },
      {
        name: 'Kofi Mensah',
        about: 'Cleaning',
        text: 'In at 8:00, out at 8:50, at my desk by nine. Every half year.',
      },
    ],
  },
  'testimonials-ratings': {
    eyebrow: 'Scores of the last year',
    title: 'Patients count better than we do',
    lead: 'Scores from the last twelve months, updated every Sunday night.',
    button: 'Book a visit',
    total: { score: '4.9', label: 'of 5 from 1,480 patients' },
    sources: [
      {
        icon: 'heart',
        source: 'Patientvoice',
        count: '612 reviews',
        quote: 'On time, gentle, and honest about the price.',
      },
      {
        icon: 'search',
        source: 'Dentistfinder',
        count: '346 reviews',
        quote: 'They remembered my allergy a year later.',
      },
      {
        icon: 'message',
        source: 'Cards at the desk',
        count: '428 cards',
        score: '4.9',
        quote: 'The first dentist who explained before he began.',
      },
      { count: '94 reviews', quote: 'My daughter waves at the door now.' },
    ],
  },
}
