/**
 * Sentence that nothing was found, on its own, and what was searched for and where; empty for everywhere.
 */
export type NoneFound = { none: string; where: string }

/**
 * Message of a list without matches.
 *
 * @param list how the part of it is called that was searched, such as a tab
 */
export function noneFound(
  what: string,
  {
    list = '',
    words = '',
    filters = [],
  }: { list?: string; words?: string; filters?: readonly string[] },
): NoneFound {
  const asked = [words && `“${words}”`, filters.filter(Boolean).join(', ')].filter(Boolean)
  const where = [list && `in ${list}`, asked.length > 0 && `with ${asked.join(' and ')}`]
  const said = where.filter(Boolean).join(' ')
  return { none: `No ${what} found`, where: said && `${said}.` }
}
