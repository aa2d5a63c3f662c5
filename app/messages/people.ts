import { count } from './format'

/** What is said where people are searched for and chosen. */
export const peopleWords = {
  chosen: 'Chosen',
  found: (n: number) => count(n, 'person', 'people'),
  none: 'No user found',
} as const
