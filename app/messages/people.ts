import { count } from './format'

/** Texts for searching and choosing people. */
export const peopleWords = {
  chosen: 'Chosen',
  found: (n: number) => count(n, 'person', 'people'),
  none: 'No user found',
} as const
