/**
 * The address of a request. Some mail gateways, and people who copy a link out of a mail's source, write
 * `&amp;` for the `&` between its parts: no link of ours has that, so it is read as `&`. The framework has
 * written the query again by then, with `%3B` for the semicolon.
 */
export function askedUrl(request: Request): URL {
  const url = new URL(request.url)
  const { search } = url
  const read = search.replaceAll(/&amp(?:;|%3B)/gi, '&')
  if (read !== search) url.search = read
  return url
}
