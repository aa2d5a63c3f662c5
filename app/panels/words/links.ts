import { limits } from '~/permissions/limits'
import type { WordBranch } from './branches'
import { isLinkAddress, type LinkWord, type OwnWords } from './own-words'

/** Where words lead, by their path; nowhere with `null`. Words that are not in it are left to the page. */
export type WordLinks = Readonly<Record<string, string | null>>

/**
 * @param pageAddress of a page of the project; nothing when it is gone
 * @param words of the panel: facts among them lead somewhere by themselves
 */
export function linksWith(
  own: OwnWords,
  pageAddress: (pageId: string) => string | undefined,
  words: readonly WordBranch[] = [],
): WordLinks {
  const links: Record<string, string | null> = {}
  for (const { path, lead } of words) {
    const address = lead && ('page' in lead ? pageAddress(lead.page) : lead.to)
    if (address) links[path] = address
  }
  for (const [key, word] of Object.entries(own)) {
    if (!key.endsWith('#link')) continue
    const link = word as LinkWord
    links[key.slice(0, -'#link'.length)] =
      'page' in link ? (pageAddress(link.page) ?? null) : link.to || null
  }
  return links
}

/** A link as a form posts it: empty by itself, `nowhere`, `page:<id>`, or an address. */
export function textOfLink(link: LinkWord | undefined): string {
  if (!link) return ''
  if ('page' in link) return `page:${link.page}`
  return link.to || 'nowhere'
}

const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const phone = /^\+?[\d\s().-]{6,30}$/
const site = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u

/** @returns nothing for what is no address */
export function readLink(text: string): LinkWord | undefined {
  const typed = text.trim()
  // A pattern would take minutes for a long one.
  if (typed.length > limits.lettersOfAddress) return undefined
  if (typed === 'nowhere') return { to: '' }
  if (/^page:[^\s]{1,64}$/.test(typed)) return { page: typed.slice('page:'.length) }
  const address = phone.test(typed)
    ? `tel:${typed.replace(/\s/g, '')}`
    : mail.test(typed)
      ? `mailto:${typed}`
      : site.test(typed)
        ? `https://${typed}`
        : typed
  return isLinkAddress(address) ? { to: address } : undefined
}
