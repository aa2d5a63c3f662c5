const own = 'http://own.invalid'

/**
 * Target of a link or form after sign-in: a path on this site, or `fallback`. Anything a browser could read
 * as another host ('//evil', '/\evil', '/.//evil') gives the fallback.
 */
export function safeRedirect(to: unknown, fallback: string): string {
  if (typeof to !== 'string' || to.length > 2000) return fallback
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return fallback
  let url: URL
  try {
    url = new URL(to, own)
  } catch {
    return fallback
  }
  // Dot segments are resolved by now, so a path such as '/.//evil' shows what it is.
  if (url.origin !== own || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
