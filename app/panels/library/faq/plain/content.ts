import type { PersonName } from '../../../pictures'

export type Question = { question: string; answer: string }

const questions: Question[] = [
  {
    question: 'When do the boats leave?',
    answer: 'Every full hour from nine to five. In July there is one more boat at half past seven.',
  },
  {
    question: 'What if it rains?',
    answer: 'We sail with a roof and blankets. In a storm you get your money back the same day.',
  },
  {
    question: 'Can I bring my dog?',
    answer:
      'Yes, on a lead and free of charge. A bowl of fresh water waits at the bow of each boat.',
  },
  {
    question: 'Is the pier step-free?',
    answer: 'There is a ramp, and two places for wheelchairs on each boat. Please book those.',
  },
  {
    question: 'How long may I be late?',
    answer: 'Five minutes. After that your ticket is good for the next boat with a free seat.',
  },
]

const people: PersonName[] = ['noor', 'julian', 'ada']

export const plainContent = {
  eyebrow: 'Before you board',
  title: 'Answers from pier three',
  lead: 'Lakeside Boats has carried 61,000 guests. Nearly all of them asked one of these.',
  questions,
  contact: {
    title: 'Something else?',
    text: 'Call the pier, 8 AM to 6 PM. Three of us pick up.',
    button: '+41 44 555 01 20',
    people,
  },
}
