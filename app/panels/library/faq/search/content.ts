export type Result = { question: string; topic: string; minutes: string }

const results: Result[] = [
  { question: 'How do I return a lamp?', topic: 'Returns', minutes: '1 min' },
  { question: 'Return label lost, what now?', topic: 'Returns', minutes: '1 min' },
  { question: 'When is my refund booked?', topic: 'Payment', minutes: '2 min' },
  { question: 'Can I exchange the shade only?', topic: 'Spare parts', minutes: '1 min' },
]

export const searchContent = {
  title: 'Ask us about your lamp',
  lead: 'Lumiere & Sons keeps 140 short answers. Most people need one.',
  query: 'return',
  placeholder: 'Search 140 answers',
  button: 'Search',
  popularTitle: 'Often asked',
  popular: ['Bulb sizes', 'Delivery', 'Dimmers', 'Guarantee'],
  results,
}
