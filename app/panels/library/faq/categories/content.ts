import type { IconName } from '../../../primitives'

export type Group = { icon: IconName; title: string; answer: string; questions: string[] }

const groups: Group[] = [
  {
    icon: 'calendar',
    title: 'Booking',
    answer:
      'Up to 48 hours before your arrival, with one click in the confirmation. The money is back in three days.',
    questions: [
      'Until when can I cancel?',
      'Can I change the room?',
      'Do you take groups?',
      'Is breakfast included?',
    ],
  },
  {
    icon: 'card',
    title: 'Payment',
    answer: 'When you leave. We only hold one night on your card.',
    questions: [
      'When do I pay?',
      'Which cards do you accept?',
      'Can two people share a bill?',
      'How do I get an invoice?',
    ],
  },
  {
    icon: 'pin',
    title: 'Arrival',
    answer: 'From 15:00. Your bags may come earlier.',
    questions: [
      'When is my room ready?',
      'Where can I park?',
      'How do I get in at night?',
      'Is there a lift?',
    ],
  },
]

export const categoriesContent = {
  eyebrow: 'Hotel Amber, reception',
  title: 'What guests ask us most',
  lead: 'Twelve answers, sorted by the moment you need them.',
  button: 'Write to reception',
  more: 'more questions',
  groups,
}
