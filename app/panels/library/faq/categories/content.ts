import type { IconName } from '../../../primitives'

export type Question = { question: string; answer: string }
export type Group = { icon: IconName; title: string; questions: Question[] }

const groups: Group[] = [
  {
    icon: 'calendar',
    title: 'Booking',
    questions: [
      {
        question: 'Until when can I cancel?',
        answer:
          'Up to 48 hours before your arrival, with one click in the confirmation. The money is back in three days.',
      },
      {
        question: 'Can I change the room?',
        answer: 'Yes, as long as another one is free. You only pay the difference.',
      },
      {
        question: 'Do you take groups?',
        answer: 'Up to fourteen people, all on the second floor. Please write to reception.',
      },
      {
        question: 'Is breakfast included?',
        answer:
          'In every room rate, from 7 to 11 AM. Tell us the evening before if you leave early.',
      },
    ],
  },
  {
    icon: 'card',
    title: 'Payment',
    questions: [
      {
        question: 'When do I pay?',
        answer: 'When you leave. We only hold one night on your card.',
      },
      {
        question: 'Which cards do you accept?',
        answer: 'All of them, and cash. Phones and watches work too.',
      },
      {
        question: 'Can two people share a bill?',
        answer: 'Yes. Say so when you leave, and you get one each.',
      },
      {
        question: 'How do I get an invoice?',
        answer: 'By mail on the day you leave, with the address of your company.',
      },
    ],
  },
  {
    icon: 'pin',
    title: 'Arrival',
    questions: [
      {
        question: 'When is my room ready?',
        answer: 'From 3 PM. Your bags may come earlier.',
      },
      {
        question: 'Where can I park?',
        answer: 'In the yard, $14 a night. Please book the place with the room.',
      },
      {
        question: 'How do I get in at night?',
        answer: 'Somebody opens until one. Later, the code in your confirmation does.',
      },
      {
        question: 'Is there a lift?',
        answer: 'Yes, to all four floors. It holds a wheelchair and one more person.',
      },
    ],
  },
]

export const categoriesContent = {
  eyebrow: 'Hotel Amber, reception',
  title: 'What guests ask us most',
  lead: 'Twelve answers, sorted by the moment you need them.',
  button: 'Write to reception',
  groups,
}
