import type { PersonName } from '../../../pictures'
import type { IconName } from '../../../primitives'

const benefits: { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: 'Delivered free', text: 'From the first parcel, in 31 countries' },
  {
    icon: 'refresh',
    title: 'Returns in two clicks',
    text: 'A courier collects it within 48 hours',
  },
  { icon: 'gift', title: 'First look on Thursdays', text: 'New pieces a day before everyone else' },
]

const people: PersonName[] = ['leila', 'kofi', 'carmen', 'jonas']

export const benefitsContent = {
  title: 'Open an account, keep the receipt',
  lead: 'Orders, repairs and a decade of warranty in one place.',
  members: '48,200 members since 2014',
  formTitle: 'Create your account',
  name: { label: 'Name', value: 'Samuel Okoro' },
  email: { label: 'E-mail', value: 'samuel@okoro.studio' },
  password: { label: 'Password', value: '•••••••••' },
  strength: 'Good, 9 characters',
  button: 'Create account',
  terms: 'You agree to the terms. We never share your address.',
  question: 'Already a member?',
  answer: 'Sign in',
  benefits,
  people,
}

export type BenefitsWords = typeof benefitsContent
