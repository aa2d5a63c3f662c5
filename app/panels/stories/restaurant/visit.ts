import type { Story } from '../types'

/** When, where, and how to get a table. */
export const visit: Story = {
  'location-full-map': {
    chip: 'Dinner from 5 PM',
    title: 'Find us at the old boathouse',
    text: 'The fire is lit at two. The last plate leaves the kitchen 45 minutes before we close.',
    place: 'hearth',
    button: 'Get directions',
    call: 'Call us',
    facts: [
      { icon: 'pin', label: 'Address', value: 'Harbour Street 9, Aarhus' },
      { icon: 'clock', label: 'Hours', value: 'Wed to Sun, 5 – 11 PM' },
      { icon: 'train', label: 'Nearest stop', value: 'Havnen, 4 minutes on foot' },
    ],
  },
  'location-hours': {
    eyebrow: 'Harbour Street 9, Aarhus',
    title: 'Come in, the fire is lit',
    lead: 'Thirty-two seats, eight of them at the counter. Dogs may lie under the table, strollers fit through the door.',
    place: 'harbour',
    status: 'Open tonight',
    statusNote: 'tables free from 8:30 PM',
    today: 2,
    button: 'Get directions',
    call: 'Call 86 12 04 40',
    days: [
      { day: 'Monday', hours: 'Closed', note: '' },
      { day: 'Tuesday', hours: 'Closed', note: 'We visit the farms' },
      { day: 'Wednesday', hours: '5 – 11 PM', note: 'The new menu' },
      { day: 'Thursday', hours: '5 – 11 PM', note: '' },
      { day: 'Friday', hours: '5 PM – 12 AM', note: 'Kitchen until 11:15 PM' },
      { day: 'Saturday', hours: '12 PM – 12 AM', note: 'Lunch at the long table' },
      { day: 'Sunday', hours: '12 – 9 PM', note: 'Children eat for half' },
    ],
  },
  'faq-categories': {
    eyebrow: 'Before you come',
    title: 'What guests ask us most',
    lead: 'Twelve answers, sorted by the moment you need them.',
    button: 'Write to us',
    groups: [
      {
        icon: 'calendar',
        title: 'Booking',
        questions: [
          {
            question: 'Until when can I cancel?',
            answer:
              'Until noon of the day, with one click in the confirmation. After that, please call us.',
          },
          {
            question: 'Can I bring two more?',
            answer: 'Call us by noon. We push two tables together wherever we can.',
          },
          {
            question: 'Do you take groups?',
            answer: 'Up to twelve at the long table, with one menu for all.',
          },
          {
            question: 'Is there a waiting list?',
            answer: 'Yes, for every evening. We write as soon as a table is free.',
          },
        ],
      },
      {
        icon: 'card',
        title: 'Paying',
        questions: [
          {
            question: 'When do I pay?',
            answer: 'At the table, when you leave. We hold nothing on your card.',
          },
          {
            question: 'Which cards do you take?',
            answer: 'All of them, and cash.',
          },
          {
            question: 'Can we share a bill?',
            answer: 'Yes, in as many parts as you are people.',
          },
          {
            question: 'Where do I use a voucher?',
            answer: 'At the table. Show the code before we bring the bill.',
          },
        ],
      },
      {
        icon: 'pin',
        title: 'Arriving',
        questions: [
          {
            question: 'Where can I park?',
            answer: 'In the yard behind the house, free after six.',
          },
          {
            question: 'Is there a step at the door?',
            answer: 'One. We have a ramp, and the bell is at the right height.',
          },
          {
            question: 'May the dog come in?',
            answer: 'Yes, on a lead, at the tables by the door.',
          },
          {
            question: 'When does the kitchen close?',
            answer: 'Three quarters of an hour before we do. The bar stays open.',
          },
        ],
      },
    ],
  },
  'contact-booking': {
    title: 'A table by the fire',
    lead: 'Choose an evening. We keep your table for twenty minutes, and the counter for whoever comes by.',
    questions: [
      'Something you cannot eat?',
      'A birthday we should know of?',
      'By the window, or at the counter?',
    ],
    month: 'May 2026',
    closed: [0, 1],
    booked: [6, 8, 16, 21, 23, 30],
    legend: { free: 'Free', chosen: 'Chosen', note: 'June opens Monday' },
    day: 'Thursday, 14 May',
    times: ['5:00 PM', '5:30 PM', '7:00 PM', '8:30 PM', '9:00 PM'],
    chosenTime: '7:00 PM',
    button: 'Reserve for 7:00 PM',
    person: { picture: 'julian', name: 'Theo Park', role: 'Wine and dining room' },
    facts: [
      { icon: 'clock', text: 'Two and a half hours' },
      { icon: 'pin', text: 'Harbour Street 9, Aarhus' },
      { icon: 'check', text: 'Cancel until noon' },
    ],
  },
}
