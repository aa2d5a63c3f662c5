/** The page tree: pure rules about parents and order. */

import { fold, foldTyped } from '~/shared/fold'

export type TreePage = {
  id: string
  name: string
  parentId: string | null
  order: number
  home: boolean
  nonNavigation: boolean
}

export type PageNode<P extends TreePage = TreePage> = P & { depth: number; children: PageNode<P>[] }

const inOrder = (a: TreePage, b: TreePage) => a.order - b.order || (a.id < b.id ? -1 : 1)

/**
 * Pages by order, children nested under their parent. A page whose parent is missing, or that is
 * its own ancestor, is shown at the top: no page is ever lost from view.
 */
export function pageTree<P extends TreePage>(pages: readonly P[]): PageNode<P>[] {
  const sorted = [...pages].sort(inOrder)
  const under = new Map<string | null, P[]>()
  for (const page of sorted) {
    const siblings = under.get(page.parentId)
    if (siblings) siblings.push(page)
    else under.set(page.parentId, [page])
  }
  const placed = new Set<string>()
  const nest = (page: P, depth: number): PageNode<P> => {
    placed.add(page.id)
    const children = (under.get(page.id) ?? [])
      .filter((child) => !placed.has(child.id))
      .map((child) => nest(child, depth + 1))
    return { ...page, depth, children }
  }
  const ids = new Set(pages.map((page) => page.id))
  const roots = sorted.filter((page) => page.parentId === null || !ids.has(page.parentId))
  const tree = roots.map((page) => nest(page, 0))
  for (const page of sorted) if (!placed.has(page.id)) tree.push(nest(page, 0))
  return tree
}

/** The tree as the list that is shown: every page, parents before their children. */
export const flatten = <P extends TreePage>(tree: readonly PageNode<P>[]): PageNode<P>[] =>
  tree.flatMap((node) => [node, ...flatten(node.children)])

/** Those pages whose name has a text in it, in whatever writing; all of them for none. */
export function pagesNamed<P extends Pick<TreePage, 'name'>>(
  pages: readonly P[],
  search: string,
): P[] {
  const text = foldTyped(search)
  return pages.filter(({ name }) => fold(name).includes(text))
}

/** Ids of a page and of those above it, the nearest first. */
export function lineTo(pages: readonly Pick<TreePage, 'id' | 'parentId'>[], id: string): string[] {
  const line: string[] = []
  for (let at: string | null = id; at !== null && !line.includes(at); ) {
    line.push(at)
    at = pages.find((page) => page.id === line.at(-1))?.parentId ?? null
  }
  return line
}

/** Ids of everything under a page, without the page itself. */
export function descendants(pages: readonly TreePage[], id: string): Set<string> {
  const found = new Set<string>()
  const queue = [id]
  for (let parent = queue.pop(); parent !== undefined; parent = queue.pop()) {
    for (const page of pages) {
      if (page.parentId !== parent || page.id === id || found.has(page.id)) continue
      found.add(page.id)
      queue.push(page.id)
    }
  }
  return found
}

/**
 * Pages that may become the parent of a page: neither itself nor its descendants.
 *
 * @param id null for a page that does not exist yet
 */
export function legalParents<P extends TreePage>(pages: readonly P[], id: string | null): P[] {
  const excluded = id === null ? new Set<string>() : descendants(pages, id).add(id)
  return [...pages].sort(inOrder).filter((page) => !excluded.has(page.id))
}

/** The home page and pages outside the navigation are at the top level. */
export const mayHaveParent = (page: Pick<TreePage, 'home' | 'nonNavigation'>) =>
  !page.home && !page.nonNavigation

/** The page a link asks for; else the home page; else the first; null in a project without pages. */
export function selectPage<P extends TreePage>(
  pages: readonly P[],
  wanted: string | null,
): P | null {
  const find = (test: (page: P) => boolean) => pages.find(test)
  return find((p) => p.id === wanted) ?? find((p) => p.home) ?? [...pages].sort(inOrder)[0] ?? null
}
