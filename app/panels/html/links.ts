/** Where words lead, or nothing: then they stay words. Home is asked for with the name of the business. */
export type LinkFinder = (words: string) => string | undefined

const schemes = /^(https?|mailto|tel):/i
const longest = 2000

/** An address that a page may lead to: of the web, mail or phone, or a relative one; nothing else. */
export function safeAddress(address: string | undefined): string | undefined {
  const text = address?.trim() ?? ''
  if (text === '' || text.length > longest || /[\p{Cc}\s]/u.test(text)) return undefined
  if (schemes.test(text)) return text
  // A colon before the first slash makes a scheme, two slashes another host.
  return /^[^/?#]*:|^[/\\]{2}/.test(text) ? undefined : text
}
