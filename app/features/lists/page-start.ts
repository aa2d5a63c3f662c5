/** Start of a page in a list: behind (`after`) or ahead of (`before`) a row's cursor. */
export type PageStart = { after: string } | { before: string } | null

/** The place that an address names; null for the beginning. */
export function readPageStart(query: URLSearchParams): PageStart {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { after }
  return before === null ? null : { before }
}
