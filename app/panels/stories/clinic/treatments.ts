import type { Story } from '../types'

/** What is done, what it costs, what one asks before. */
export const treatments: Story = {
  'services-cards': {
    eyebrow: 'Treatments',
    title: 'Three visits most people need',
    lead: 'Each of them has a price, a length and a name on the door.',
    button: 'Book a visit',
    services: [
      {
        icon: 'search',
        title: 'Check-up',
        text: 'We look, take pictures and show you each one, on the screen above the chair.',
        tags: ['Adults', 'Children', 'X-ray'],
        price: '$58',
        time: '40 minutes',
      },
      {
        icon: 'sun',
        title: 'Cleaning',
        text: 'Lena removes what a brush leaves, and tells you where it hides from you.',
        tags: ['Polish', 'Gums', 'Stains'],
        price: '$74',
        time: '50 minutes',
      },
      {
        icon: 'shield',
        title: 'A crown in a day',
        text: 'Scanned at nine, milled at ten, yours before lunch.',
        tags: ['Ceramic', 'One visit'],
        price: '$640',
        time: '3 hours',
      },
    ],
  },
  'services-price-list': {
    eyebrow: 'Prices',
    title: 'Every price on one page',
    lead: 'What your insurance pays comes off. We ask them before you sit down.',
    button: 'Book a visit',
    hours: 'Mon to Fri, 8 AM – 6 PM',
    place: 'surgery',
    groups: [
      {
        title: 'Keep',
        lines: [
          { name: 'Check-up', note: '40 min, pictures included', price: '$58' },
          { name: 'Cleaning', note: '50 min', price: '$74' },
          { name: 'Children under ten', note: '25 min, and a story', price: '$0' },
          { name: 'Second opinion', note: '30 min, bring your pictures', price: '$45' },
        ],
      },
      {
        title: 'Repair',
        lines: [
          { name: 'Filling', note: '45 min, white', price: '$120' },
          { name: 'Root canal', note: '90 min, one or two visits', price: '$380' },
          { name: 'Crown', note: '3 hours, in one day', price: '$640' },
          { name: 'Night guard', note: 'scanned, not pressed', price: '$190' },
        ],
      },
    ],
  },
  'features-checklist': {
    eyebrow: 'Included in every visit',
    title: 'Eight promises on one page',
    lead: 'We signed them in 2011. They hang at the door, and you may read them out to us.',
    button: 'Book a visit',
    note: { title: 'Omar shows you round', text: 'Open door on Fridays until 6 PM' },
    items: [
      'No wait over ten minutes',
      'The price in writing before',
      'Pictures you can take home',
      'A stop sign that works',
      'The same dentist each time',
      'Nothing sold in the chair',
      'A call the evening after',
      'Two free places every day',
    ],
  },
  'faq-plain': {
    eyebrow: 'Before you sit down',
    title: 'Answers from the front desk',
    lead: 'We have looked after 6,100 people. Nearly all of them asked one of these.',
    questions: [
      {
        question: 'Will it hurt?',
        answer: 'Most of it does not. What might is numbed first, and we wait until it is.',
      },
      {
        question: 'What if I am late?',
        answer: 'Up to fifteen minutes we keep your chair. After that we find you another one.',
      },
      {
        question: 'Can I bring my child?',
        answer: 'Yes, to your own visit too. Clara has a drawer with things that click and turn.',
      },
      {
        question: 'Is the door step-free?',
        answer: 'There is a ramp from the yard, and room one has a chair that comes to you.',
      },
      {
        question: 'Do you take my insurance?',
        answer: 'Nearly all of them. Nia calls yours, so that you know the rest before you come.',
      },
    ],
    contact: {
      title: 'Something else?',
      text: 'Call the desk, 8 AM to 6 PM. Three of us pick up.',
      button: '+44 113 555 0162',
    },
  },
  'faq-side-title': {
    eyebrow: 'Your first visit',
    title: 'Good to know before you come',
    lead: 'Short answers from the people at the desk.',
    questions: [
      {
        question: 'What happens in the first hour?',
        answer:
          'We talk first, with you sitting upright. Then come pictures, a look, and a plan on one page. Nothing is drilled on the first day unless it hurts.',
      },
      {
        question: 'Do I need my old pictures?',
        answer: 'No. If there are some, Nia asks your last dentist for them before you come.',
      },
      {
        question: 'What if I have been away for years?',
        answer:
          'Then you are one of many. Nobody asks why, and we begin with the tooth that matters.',
      },
      {
        question: 'Can I come before work?',
        answer: 'Yes, the first chair is free at eight. Book it a week ahead.',
      },
      {
        question: 'Do you treat people who are afraid?',
        answer: 'Every day. Raise a hand, and we stop, as often as you like.',
      },
    ],
    help: { person: 'ada', title: 'Still wondering?', text: 'Nia answers within the hour.' },
  },
  'faq-categories': {
    eyebrow: 'The front desk',
    title: 'What people ask us most',
    lead: 'Twelve answers, sorted by the moment you need them.',
    button: 'Write to the desk',
    groups: [
      {
        icon: 'calendar',
        title: 'Booking',
        questions: [
          {
            question: 'Until when can I cancel?',
            answer:
              'Up to 24 hours before, with one click in the confirmation. After that, please call.',
          },
          {
            question: 'Can I change the dentist?',
            answer: 'At any time. Tell the desk; nobody takes it badly.',
          },
          {
            question: 'Is there a waiting list?',
            answer: 'Yes. We write when something earlier is free.',
          },
          {
            question: 'May I book for my mother?',
            answer: 'Yes, with her name and the day she was born.',
          },
        ],
      },
      {
        icon: 'card',
        title: 'Payment',
        questions: [
          {
            question: 'When do I pay?',
            answer: 'Afterwards, at the desk or by mail. Nothing is held on your card.',
          },
          {
            question: 'Can I pay in parts?',
            answer: 'From $300 on, in up to six parts, without interest.',
          },
          {
            question: 'What does insurance pay?',
            answer: 'Nia asks yours and tells you the rest before we begin.',
          },
          {
            question: 'How do I get an invoice?',
            answer: 'By mail, on the evening of your visit.',
          },
        ],
      },
      {
        icon: 'pin',
        title: 'Arrival',
        questions: [
          {
            question: 'When should I be there?',
            answer: 'Five minutes before. There is coffee for afterwards.',
          },
          {
            question: 'Where can I park?',
            answer:
              'In deck C, two hours free. Two places in the yard are for those who cannot walk far.',
          },
          {
            question: 'Is there a ramp?',
            answer: 'Yes, from the yard, and all rooms are on one floor.',
          },
          {
            question: 'Where do I leave my bike?',
            answer: 'Under the roof in the yard, in sight of the desk.',
          },
        ],
      },
    ],
  },
}
