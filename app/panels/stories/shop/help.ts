import type { Story } from '../types'

/** Questions, letters, the account. */
export const help: Story = {
  'faq-search': {
    title: 'Ask us about your order',
    lead: '140 short answers. Most people need one.',
    popular: ['Delivery', 'Returns', 'Repairs', 'Covers'],
    results: [
      { question: 'How do I return a chair?', topic: 'Returns' },
      { question: 'Return label lost, what now?', topic: 'Returns' },
      { question: 'When is my refund booked?', topic: 'Payment' },
      { question: 'Can I exchange the cover only?', topic: 'Spare parts' },
    ],
  },
  'contact-split': {
    eyebrow: 'Write to the shop',
    title: 'Ask before you order',
    lead: 'Send a photo of the room and a rough size. You get three pieces on one page and an honest word about each.',
    topics: ['A new piece', 'A repair', 'An order', 'Something else'],
    size: { label: 'Room', value: '20 to 30 m²' },
    start: { label: 'Needed by', value: 'Before winter' },
    message: { value: 'Six chairs for a round table, two of them for small people.' },
    ways: [
      { value: '+45 86 12 33 70' },
      { label: 'Write', value: 'From your account' },
      { value: 'Nørregade 21, Aarhus' },
    ],
  },
  'contact-map-form': {
    title: 'Tell us what you need',
    lead: 'We read everything and answer within one working day.',
    message: { value: 'Six chairs for a round table, two of them for small people.' },
    phone: 'or call +45 86 12 33 70',
    facts: [
      { icon: 'pin', text: 'Nørregade 21, Aarhus' },
      { icon: 'clock', text: 'Mon to Sat, 10 AM – 7 PM' },
    ],
  },
  'login-with-benefits': {
    title: 'Open an account, keep the receipt',
    lead: 'Orders, repairs and a lifetime of care in one place.',
    members: '31,600 members since 2014',
    benefits: [
      { title: 'Delivered free', text: 'From $80, carried up to your table' },
      { text: 'We collect it within sixty days, at no cost' },
      { icon: 'tool', title: 'Repairs on record', text: 'Every screw since the day you bought it' },
    ],
  },
  'call-to-action-slim-bar': {
    title: 'Something wobbles? Bring it in',
    text: 'Repairs are free, every Friday until 7 PM.',
    button: 'Call 86 12 33 70',
    secondButton: 'Find a shop',
  },
}
