import type { PersonName } from '../../../pictures'

export type ArticlePart = { title: string; paragraphs: string[] }

const person: PersonName = 'aiko'

const parts: ArticlePart[] = [
  {
    title: 'Heat is the cheap part',
    paragraphs: [
      'The glass came from a tomato grower who had gone back to fields. We paid for the truck and took 212 panes, nine of them cracked. The frame is larch from the hill behind us, cut in February, when the sap is down.',
      'What keeps it warm is a stack of compost the size of a van. It steams at 60 degrees through January and costs us one morning of shoveling a week.',
    ],
  },
  {
    title: 'What grew, and what did not',
    paragraphs: [
      'Lettuce never stopped. Lemons dropped their leaves in the second frost and forgave us in April. Basil is a summer plant whatever you do to it; we have stopped arguing.',
    ],
  },
  {
    title: 'Next winter',
    paragraphs: [
      'A second pile goes against the west wall, and the bench on that side gets lids for the seedlings. The nine cracked panes stay. They let out just enough steam.',
    ],
  },
]

export const articleContent = {
  topic: 'Growing',
  title: 'A greenhouse that ran all winter on compost',
  lead: 'Four months below freezing, no heater, and salad every Saturday. What we built and what we would build again.',
  person,
  name: 'Aiko Brandt',
  about: 'March 12, 7 min read',
  caption: 'The long bench in January, outside it is 9 below',
  parts,
  quote: {
    text: 'The pile did in a night what the heater did in a week, and it fed the beds afterwards.',
    name: 'Per Lindal, who shovels it',
  },
  list: {
    title: 'If you build one',
    items: [
      'Face the long side south, even if the path suffers',
      'Put the pile against the north wall',
      'Leave one pane open in every weather',
      'Write the lowest temperature down each morning',
    ],
  },
}
