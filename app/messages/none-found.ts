/**
 * What a list says in which nothing fits: what was looked for, where, and what it was narrowed to.
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
): string {
  const asked = [words && `“${words}”`, filters.filter(Boolean).join(', ')].filter(Boolean)
  return `No ${what} found${list && ` in ${list}`}${asked.length > 0 ? ` with ${asked.join(' and ')}` : ''}.`
}
