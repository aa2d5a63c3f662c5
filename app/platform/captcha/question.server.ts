import { type Random, randomOf } from './random.server'

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ordinals = ['first', 'second', 'third', 'fourth']
const words = 'garden window bridge candle market planet silver travel winter yellow'.split(' ')
const groups: readonly [what: string, of: readonly string[]][] = [
  ['a color', ['green', 'yellow', 'blue', 'brown', 'purple']],
  ['an animal', ['horse', 'rabbit', 'eagle', 'salmon', 'beetle']],
  ['a day of the week', ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday']],
  ['something to sit on', ['chair', 'bench', 'sofa', 'stool', 'armchair']],
  ['something to eat', ['bread', 'cheese', 'apple', 'soup', 'noodles']],
]

export type Question = { question: string; answer: string }

const sum = (random: Random): Question => {
  const [a, b] = [1 + Math.floor(random.next() * 10), 1 + Math.floor(random.next() * 10)]
  return { question: `What is ${numbers[a]} plus ${numbers[b]}?`, answer: String(a + b) }
}

const letterOf = (random: Random): Question => {
  const word = random.pick(words)
  const at = Math.floor(random.next() * ordinals.length)
  return {
    question: `What is the ${ordinals[at]} letter of the word “${word}”?`,
    answer: word[at] ?? '',
  }
}

const whichIs = (random: Random): Question => {
  const [[what, of], [, second], [, third]] = random.shuffle([...groups]) as [
    (typeof groups)[number],
    (typeof groups)[number],
    (typeof groups)[number],
  ]
  const answer = random.pick(of)
  const offered = random.shuffle([answer, random.pick(second), random.pick(third)])
  return { question: `Which of these is ${what}: ${offered.join(', ')}?`, answer }
}

/** Question that replaces a captcha's picture; it follows from the captcha's id. */
export function questionOf(id: string): Question {
  const random = randomOf('question', id)
  return random.pick([sum, letterOf, whichIs])(random)
}

/** Whether what was typed says the same: in any case, in figures or words, with an article or dot. */
export function answers({ answer }: Question, typed: string): boolean {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:a|an|the) (?=.)/, '')
  const number = numbers.indexOf(plain)
  return plain !== '' && (plain === answer.toLowerCase() || String(number) === answer)
}
