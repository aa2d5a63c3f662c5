import type { PersonName } from '../../../pictures'
import type { IconName } from '../../../primitives'

const ways: { icon: IconName; label: string; value: string }[] = [
  { icon: 'phone', label: 'Call', value: '+45 70 12 40 18' },
  { icon: 'mail', label: 'Write', value: 'hello@fieldandfern.dk' },
  { icon: 'pin', label: 'Visit', value: 'Refshalevej 163, Copenhagen' },
]

const person: { picture: PersonName; name: string; text: string } = {
  picture: 'greta',
  name: 'Greta Lindqvist',
  text: 'Reads every letter and answers within 3 hours',
}

export const splitContent = {
  eyebrow: 'Field & Fern gardens',
  title: 'Ask before you dig',
  lead: 'Send a photo and a rough size. You get a plan on one page, a price range and the first free week.',
  topicLabel: 'What is it about?',
  topics: ['A new garden', 'Care', 'A roof', 'Something else'],
  name: { label: 'Name', value: 'Tessa Marlow' },
  email: { label: 'E-mail', value: 'you@company.com' },
  size: { label: 'Size', value: '60 to 120 m²' },
  start: { label: 'Start', value: 'This autumn' },
  message: { label: 'Tell us more', value: 'North-facing, two old pear trees that should stay.' },
  button: 'Send to Greta',
  note: 'Kept for 90 days, then deleted.',
  ways,
  person,
}

export type SplitWords = typeof splitContent
