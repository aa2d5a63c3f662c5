import type { Story } from '../types'

/** The first visit, the way there, the hours, a time. */
export const booking: Story = {
  'steps-numbered': {
    eyebrow: 'Your first visit',
    title: 'Three steps to a calm hour',
    lead: 'Last year 640 people came for the first time. Nine of ten came back.',
    button: 'Book a visit',
    steps: [
      {
        title: 'Pick a time',
        text: 'Tell us what hurts, or that nothing does. It takes one minute.',
      },
      {
        title: 'Come as you are',
        text: 'Eleven minutes from the station, with a ramp and a bike stand.',
      },
      {
        title: 'Look, then decide',
        text: 'You get the plan and its price on one page, and a week to think.',
      },
    ],
    scenes: {
      slots: {
        title: 'May',
        days: ['Wed 13', 'Thu 14', 'Fri 15'],
        hours: ['8:00 AM', '9:40 AM', '4:20 PM'],
      },
      route: { icon: 'walk', title: 'There in 11 minutes' },
      bill: {
        lines: [
          ['Check-up', '$58'],
          ['Insurance pays', '−$40'],
        ],
        total: '$18',
        paid: 'Paid',
      },
    },
  },
  'location-directions': {
    title: 'Four ways to Mill Lane',
    lead: 'Times from Central Station on a Tuesday morning.',
    address: 'Mill Lane 3, Leeds',
    button: 'Open in maps',
    from: 'Central Station',
    to: 'Mill Lane 3',
    ways: [
      {
        icon: 'train',
        name: 'By train',
        time: '11 min',
        text: 'S1 to Mill Lane, exit B. The green door is across the square.',
      },
      {
        icon: 'bike',
        name: 'By bike',
        time: '16 min',
        text: 'Along the canal all the way. Ten stands in the yard.',
      },
      {
        icon: 'car',
        name: 'By car',
        time: '24 min',
        text: 'Exit 9, then follow Mill Lane. Two hours free in deck C.',
      },
      {
        icon: 'walk',
        name: 'On foot',
        time: '32 min',
        text: 'From Central Station over the green bridge, no stairs.',
      },
    ],
  },
  'location-hours': {
    eyebrow: 'Mill Lane 3, Leeds',
    title: 'Open six days a week',
    lead: 'Two rooms on the ground floor. Prams fit through the door, and the ramp is in the yard.',
    status: 'Open now',
    statusNote: 'for another 3 h 20 min',
    today: 2,
    button: 'Get directions',
    call: 'Call 0113 555 0162',
    place: 'surgery',
    days: [
      { day: 'Monday', hours: '8 AM – 6 PM', note: '' },
      { day: 'Tuesday', hours: '8 AM – 6 PM', note: '' },
      { day: 'Wednesday', hours: '8 AM – 6 PM', note: 'Children’s afternoon' },
      { day: 'Thursday', hours: '8 AM – 8 PM', note: 'Late visits' },
      { day: 'Friday', hours: '8 AM – 6 PM', note: '' },
      { day: 'Saturday', hours: '9 AM – 1 PM', note: 'Check-ups only' },
      { day: 'Sunday', hours: 'Closed', note: 'Pain line is open' },
    ],
  },
  'contact-booking': {
    title: 'Forty minutes with a dentist',
    lead: 'Choose a time with Omar. He has your old pictures ready, or takes new ones that you can keep.',
    questions: [
      'Does anything hurt?',
      'How long have you been away?',
      'Shall we ask your insurance?',
    ],
    month: 'May 2026',
    legend: { free: 'Free', chosen: 'Chosen', note: 'June opens on Monday' },
    day: 'Thursday, 14 May',
    times: ['8:00 AM', '8:40 AM', '9:40 AM', '1:00 PM', '4:20 PM'],
    chosenTime: '9:40 AM',
    button: 'Book 9:40 AM',
    person: { name: 'Omar Reyes', role: 'Dentist' },
    facts: [
      { icon: 'clock', text: '40 minutes' },
      { icon: 'pin', text: 'Mill Lane 3, Leeds' },
      { icon: 'check', text: 'Cancel until the day before' },
    ],
  },
}
