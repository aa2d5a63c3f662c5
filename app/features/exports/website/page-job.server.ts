import { lineTo } from '~/editor/tree'
import { websiteWords } from '~/messages/website-words'
import type { FileJob, PrintedSection } from '~/panels/print-job'
import type { Brand } from '~/panels/types'
import { pageLink, wayUp } from './addresses'
import type { Website, WebsitePage } from './read-website.server'

/** Files that all pages of a website share, and its address in the web where it is known. */
export type Surroundings = {
  brand: Brand
  style: string
  icons: readonly { name: string; type: string; sizes?: string; touch?: boolean }[]
  address: string | null
}

type Printed = { sections: PrintedSection[]; picture?: string }

/** The way from a page to the website's own folder: that a page is missing is said at any depth. */
function baseOf({ lost }: Website, page: WebsitePage, address: string | null): string {
  if (page !== lost) return wayUp(page.path)
  return address ? new URL(address).pathname : '/'
}

/** A page's own address in the web. */
export const webAddress = (address: string, { home, path }: WebsitePage): string =>
  address + (home ? '' : encodeURI(`${path}.html`))

/** What prints a page of the website as a file. */
export function pageJob(
  site: Website,
  page: WebsitePage,
  { sections, picture }: Printed,
  { brand, address, ...files }: Surroundings,
): FileJob {
  const base = baseOf(site, page, address)
  const isLost = page === site.lost
  return {
    sections,
    brand,
    story: site.brand.story,
    facts: site.brand.facts,
    links: linksFrom(site, base),
    name: page.name,
    isHome: page.home,
    current: lineTo(site.pages, page.id),
    base,
    isAlone: isLost,
    head: {
      site: site.name,
      style: base + files.style,
      icons: files.icons.map(({ name, ...icon }) => ({ ...icon, href: base + name })),
      isHidden: isLost,
      ...(address && !isLost && { url: webAddress(address, page) }),
      ...(address && picture && { picture: address + picture }),
    },
  }
}

/** Addresses by words: a page's name leads to it, the name of the business to the home page. */
function linksFrom({ pages, home, lost, name, brand }: Website, base: string) {
  const to = ({ path }: WebsitePage) => pageLink(base, path)
  const named = pages.filter((page) => page !== lost)
  return Object.fromEntries([
    // The first page of a name is the one that is meant.
    ...named.reverse().map((page) => [page.name.trim().toLowerCase(), to(page)]),
    ...[name, brand.name].map((business) => [business.trim().toLowerCase(), to(home)]),
  ])
}

/** A page that says that there is none, for a website whose own pages do not. */
export function lostPageJob(
  site: Website,
  sections: PrintedSection[],
  files: Surroundings,
): FileJob {
  const say = websiteWords[site.brand.facts?.language ?? 'en']
  const lost: WebsitePage = { ...site.home, home: false, path: '404', name: say.lostTitle }
  const job = pageJob({ ...site, lost }, lost, { sections }, files)
  const href = `${job.base}index.html`
  const notice = { title: say.lostTitle, text: say.lostText, link: { words: say.toHome, href } }
  return { ...job, current: [], notice }
}
