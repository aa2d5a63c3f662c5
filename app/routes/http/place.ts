import type { Place } from '~/features/lists/pages.server'

/** Where a page of a list starts, out of the address: `after` or `before` a row. */
export function placeIn(query: URLSearchParams): Place {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { after }
  return before === null ? null : { before }
}
