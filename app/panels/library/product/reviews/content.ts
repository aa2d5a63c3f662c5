import type { PersonName, ProductKind } from '../../../pictures'

export type Review = {
  person: PersonName
  name: string
  when: string
  title: string
  text: string
  stars: number
}

const list: Review[] = [
  {
    person: 'ines',
    name: 'Inês Duarte',
    when: 'Three weeks of use',
    title: 'Carries a crate of lemons',
    text: 'Twelve kilos from the market twice a week, and the handles still sit flat on the shoulder.',
    stars: 5,
  },
  {
    person: 'samuel',
    name: 'Samuel Okoro',
    when: 'One year of use',
    title: 'Washed nine times',
    text: 'The color stayed. The base is a little softer than on day one, which I like.',
    stars: 5,
  },
  {
    person: 'freya',
    name: 'Freya Holm',
    when: 'Two months of use',
    title: 'Laptop fits, just',
    text: 'A 15-inch machine goes in with its sleeve. A zip on the inside pocket would help.',
    stars: 4,
  },
  {
    person: 'mateo',
    name: 'Mateo Ríos',
    when: 'Five months of use',
    title: 'Repaired in four days',
    text: 'A seam opened on a bike ride. They stitched it again and charged nothing.',
    stars: 5,
  },
]

export const reviewsContent = {
  title: 'What 342 owners say',
  product: 'Market tote, canvas, 22 liters',
  /** What the wide picture shows. */
  kind: 'bag' as ProductKind,
  score: '4.8',
  scoreNote: 'out of 5',
  shares: [
    { stars: '5', share: 82, count: '281' },
    { stars: '4', share: 12, count: '41' },
    { stars: '3', share: 4, count: '13' },
    { stars: '2', share: 2, count: '5' },
    { stars: '1', share: 1, count: '2' },
  ],
  button: 'Write a review',
  link: 'Read all 342',
  list,
}

export type ReviewsWords = typeof reviewsContent
