import type { PersonName } from '../../../pictures'

export type Question = { question: string; answer: string }

const questions: Question[] = [
  {
    question: 'How long does it take to move over?',
    answer:
      'Most teams are done in six days. We import your customers, products and past orders, and stay on the line for the first Monday.',
  },
  {
    question: 'Can I keep my own domain?',
    answer:
      'Yes. You change one line where it is registered, and we send you that line. Mail stays where it is.',
  },
  {
    question: 'What happens to my data if I leave?',
    answer:
      'You download all of it as spreadsheets, at any time. Ninety days after you leave we delete our copy and say so.',
  },
  {
    question: 'Do you sign a data processing agreement?',
    answer: 'Yes, on the first day. It is two pages long and waits in your settings.',
  },
  {
    question: 'Is there a discount for non-profits?',
    answer: 'Half price, for as long as you are one. Send the certificate, and we change the plan.',
  },
]

const person: PersonName = 'samuel'

export const sideTitleContent = {
  eyebrow: 'Questions',
  title: 'Good to know before you start',
  lead: 'Short answers from the people who build it.',
  questions,
  help: { person, title: 'Still wondering?', text: 'Samuel answers within the hour.' },
}
