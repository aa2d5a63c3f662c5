import type { PageNode, TreePage } from '~/editor/tree'

/** Letters of a page's name in its address. */
const longestName = 60
/** Letters of a whole address, as far as each page keeps some of its name: Windows opens no long path. */
const longestPath = 120
const leastName = 8

/** What the website's own files are called, and what Windows keeps for its devices. */
const reserved = /^(index|404|img|con|prn|aux|nul|conin|conout|(com|lpt)[0-9])$/

/** Latin letters that are no letter with an accent. */
const plain: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i' },
  '&': ' and ',
}

/** A page's name as a part of an address. Accents go; letters of other scripts stay. */
export function addressOf(name: string, most = longestName): string {
  const text = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðþłħı&]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const cut = [...text.replace(/^-+/, '')].slice(0, most).join('')
  return cut.replace(/-+$/, '') || 'page'
}

type PageInTree = TreePage & { isLost: boolean }

/**
 * Addresses of a website's pages without their ending, by id: children lie below their parent, those of
 * the home page beside it. What would be the same gets a number.
 */
export function pageAddresses(tree: readonly PageNode<PageInTree>[]): Map<string, string> {
  const paths = new Map<string, string>()
  const taken = new Set<string>()
  const place = (page: PageNode<PageInTree>, within: string): void => {
    const path = page.home ? 'index' : page.isLost ? '404' : free(page.name, within)
    taken.add(path)
    paths.set(page.id, path)
    for (const child of page.children) place(child, page.home || page.isLost ? '' : `${path}/`)
  }
  const free = (name: string, within: string): string => {
    const room = Math.max(leastName, longestPath - within.length)
    const own = addressOf(name, Math.min(longestName, room))
    const isFree = (path: string) => !taken.has(path)
    if (!reserved.test(own) && isFree(within + own)) return within + own
    for (let number = 2; ; number += 1) {
      const path = `${within}${own}-${number}`
      if (isFree(path)) return path
    }
  }
  for (const page of tree) place(page, '')
  return paths
}

/** From a page to the website's own folder, as its links begin. */
export const wayUp = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** @param base from the page that leads there to the website's own folder */
export const pageLink = (base: string, path: string): string => `${base}${encodeURI(path)}.html`
