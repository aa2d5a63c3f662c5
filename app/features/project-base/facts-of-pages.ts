import { flatten, type PageNode, pageTree, type TreePage } from '~/editor/tree'
import type { DrawnFacts, PageFact } from '~/panels/facts/facts'
import { isLegalName } from '~/panels/facts/legal-names'
import { cleanWords } from '~/panels/words/own-words'
import { truncate } from '~/shared/truncate'

/** More than any panel draws: what no picture shows must not change its address. */
const most = 20
/** Pages of the top level: a header opens those that it has no room for. */
const mostOnTop = 60
/** Letters of a name in a menu. */
const longestName = 40

function named({ id, name }: TreePage): { id: string; name: string }[] {
  const whole = cleanWords(name).replace(/\s+/g, ' ')
  const short =
    whole.length > longestName ? `${truncate(whole, longestName - 1).trimEnd()}…` : whole
  return short ? [{ id, name: short }] : []
}

/** The home page has no row: the logo leads to it. */
const isListed = ({ home, nonNavigation }: TreePage) => !home && !nonNavigation

/** Pages that menus list. Those below a page that has no row stand where it would. */
function listed(tree: readonly PageNode[]): PageFact[] {
  return tree.flatMap((page) => {
    if (!isListed(page)) return listed(page.children)
    const children = flatten(page.children).filter(isListed).flatMap(named).slice(0, most)
    return named(page).map((fact) => ({ ...fact, children }))
  })
}

/** Those below a page are a column of a footer: there are fewer columns than pages. */
const withFewerFamilies = (pages: readonly PageFact[]): PageFact[] =>
  pages.slice(0, mostOnTop).map((page, i) => (i < most ? page : { ...page, children: [] }))

/** What the pages of a project say in its headers and footers. */
export function factsOfPages(rows: readonly TreePage[]): Pick<DrawnFacts, 'pages' | 'legal'> {
  const tree = pageTree(rows)
  const pages = withFewerFamilies(listed(tree))
  const legal = flatten(tree)
    .filter(({ home, name }) => !home && isLegalName(name))
    .flatMap(named)
    .slice(0, most)
  return { ...(pages.length > 0 && { pages }), ...(legal.length > 0 && { legal }) }
}
