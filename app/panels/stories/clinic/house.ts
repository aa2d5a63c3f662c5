import type { Story } from '../types'

/** Header, footer, first words, the letter. */
export const house: Story = {
  'header-simple': {
    menu: ['Treatments', 'First visit', 'Prices', 'Visit us', 'Team'],
    phone: '+44 113 555 0162',
    button: 'Book a visit',
  },
  'header-over-photo': {
    menu: ['Treatments', 'First visit', 'Prices', 'Visit us', 'Team'],
    phone: '+44 113 555 0162',
    button: 'Book a visit',
    title: 'Forty minutes, all for you',
    lead: 'Two rooms, six people and a gap after every third visit. Nothing begins before you say yes.',
    action: 'See the treatments',
    scene: 'surgery',
  },
  'footer-deep': {
    title: 'A chair is free this week',
    lead: 'Tell us what hurts. Nia answers with a time before the evening.',
    button: 'Book a visit',
    icon: 'calendar',
    columns: [
      { title: 'Treatments', links: ['Check-up', 'Cleaning', 'Children', 'Implants'] },
      { title: 'Your visit', links: ['First visit', 'Prices', 'Insurance', 'Emergencies'] },
      { title: 'Practice', links: ['Team', 'The letter', 'Open jobs', 'Press'] },
      { title: 'Help', links: ['Questions', 'Directions', 'Hours', 'Contact'] },
    ],
    facts: [
      { icon: 'pin', text: 'Mill Lane 3, Leeds' },
      { icon: 'phone', text: '+44 113 555 0162' },
      { icon: 'clock', text: 'Mon to Fri, 8 AM – 6 PM' },
    ],
  },
  'hero-phone-pair': {
    rating: '4.9 from 1,480 patients',
    title: 'A dentist who has time',
    lead: 'Book in one minute, sit down on time, and see the same face at every visit. Two rooms, six people, no rush.',
    button: 'Book a visit',
    icon: 'calendar',
    secondButton: 'See the treatments',
    note: 'A place for you within four days, today when it hurts.',
    route: {
      label: 'Your next visit',
      title: 'On your way',
      facts: [
        { value: '2.1', label: 'km' },
        { value: '11', label: 'min' },
        { value: '9:40', label: 'your time' },
      ],
      button: 'I am coming',
    },
    week: {
      label: 'Week 21',
      title: 'Brushed well',
      done: '18.4',
      goal: 'of 28 min',
      chart: 'Minutes a day',
      friends: [
        { person: 'dario', name: 'Dario', distance: '22.1 min' },
        { person: 'marta', name: 'Marta', distance: '19.7 min' },
      ],
    },
  },
  'features-icons': {
    eyebrow: 'How we work',
    title: 'Six things we do differently',
    lead: 'Small enough to know your name, equipped for everything that most mouths need.',
    button: 'See the treatments',
    items: [
      {
        icon: 'calendar',
        title: 'You sit down on time',
        text: 'Forty minutes for each visit, and a gap after every third one.',
      },
      {
        icon: 'heart',
        title: 'The same dentist',
        text: 'Who looked at your teeth last year looks at them this year.',
      },
      {
        icon: 'bell',
        title: 'Reminders that help',
        text: 'A short message nine days before the check-up, with a link to move it.',
      },
      {
        icon: 'card',
        title: 'The price before',
        text: 'You get it in writing and have a week to think about it.',
      },
      {
        icon: 'box',
        title: 'Made in the house',
        text: 'Crowns come from our own mill, in one visit instead of three.',
      },
      {
        icon: 'shield',
        title: 'Fear is welcome',
        text: 'Tell us, and we stop whenever you raise a hand.',
      },
    ],
  },
  'about-founder-letter': {
    eyebrow: 'A letter from room one',
    greeting: 'Dear patients,',
    paragraphs: [
      'I was afraid of dentists until I was nineteen. Then one of them put the drill away, drew my tooth on a napkin and asked what I wanted to know.',
      'That napkin hangs in room one. We opened in 2011 with two chairs, and there are still two, because a third one would mean less time for each of you.',
      'If a visit was not as good as it should have been, write to me. I read it the same evening and answer by hand.',
    ],
    person: 'greta',
    name: 'Dr. Eva Sander',
    role: 'Dentist, owner',
  },
  'call-to-action-slim-bar': {
    title: 'Toothache? Come today',
    text: 'Clara, Omar and Eva keep two places free every morning.',
    button: 'Call 0113 555 0162',
    secondButton: 'Book online',
  },
}
