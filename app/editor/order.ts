import { generateKeyBetween } from 'fractional-indexing'

/**
 * A key that sorts between two neighbors, so that a move changes one row only.
 *
 * @param before key of the section above, null at the top
 * @param after key of the section below, null at the bottom
 * @throws when `before` does not sort before `after`
 */
export const keyBetween = (before: string | null, after: string | null): string =>
  generateKeyBetween(before, after)

/** Sorts as the database does: by the bytes of the key, then by id. */
export function byOrder(a: { order: string; id: string }, b: { order: string; id: string }) {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
