/**
 * The address of a request. Some mail gateways, and people who copy a link out of a mail's source, write
 * `&amp;` for the `&` between its parts: no link of ours has that, so it is read as `&`.
 */
export function askedUrl(request: Request): URL {
  const url = new URL(request.url)
  if (url.search.includes('&amp;')) url.search = url.search.replaceAll('&amp;', '&')
  return url
}
