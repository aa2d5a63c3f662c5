import { oneLine } from './one-line'

/** Characters of an address at most (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const longestEmail = 254

/** The rule of HTML for `type=email`, with a dot in the domain: nobody has a mailbox at a bare name. */
const valid =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Characters that end the host in a URL, or that a browser's parser takes out of it. */
const noHost = /[\s/?#:@\\%[\]<>|^]/

/**
 * Reads an e-mail address as people type it or providers give it: in lower case, a domain with letters
 * of other scripts in its ASCII form (`müller.example` is `xn--mller-kva.example`).
 *
 * @returns the address as it is stored and compared, or null for anything else
 */
export function emailAddress(typed: string): string | null {
  const text = oneLine(typed).toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > longestEmail) return null
  const domain = asciiDomain(text.slice(at + 1))
  const address = `${text.slice(0, at)}@${domain}`
  return address.length <= longestEmail && valid.test(address) ? address : null
}

function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, whole
  if (/^[\x00-\x7f]*$/.test(domain) || noHost.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}
