import { mayHaveParent, type TreePage } from './tree'

type PageNode = Pick<TreePage, 'id' | 'home' | 'nonNavigation'> & { children: readonly PageNode[] }

/** Spot at which a page is dropped: next to another one, or onto it. */
export type DropPlace = { over: string; where: 'before' | 'after' | 'in' }

/**
 * Works out the position of a page that is dropped.
 *
 * @param nested whether pages may stand under others at all
 * @returns the place as the move form posts it, `parent:position`; null where it cannot go, or stays
 */
export function dropPage(
  tree: readonly PageNode[],
  dragged: string,
  { over, where }: DropPlace,
  nested: boolean,
): string | null {
  const page = find(tree, dragged)
  const target = find(tree, over)
  if (!page || !target) return null
  if (over === dragged || target.path.includes(dragged)) return null
  const parent = where === 'in' ? over : (target.path.at(-1) ?? null)
  if (parent !== null && !(nested && mayHaveParent(page.node))) return null
  const left = (siblings: readonly PageNode[]) => siblings.filter(({ id }) => id !== dragged)
  const at = left(target.siblings).findIndex(({ id }) => id === over)
  const position =
    where === 'in' ? left(target.node.children).length : where === 'before' ? at : at + 1
  const standing = page.siblings.findIndex(({ id }) => id === dragged)
  const stays = (page.path.at(-1) ?? null) === parent && position === standing
  return stays ? null : `${parent ?? ''}:${position}`
}

type Found = { node: PageNode; siblings: readonly PageNode[]; path: string[] }

/** A page of the tree with those beside it and the ids of those above it. */
function find(siblings: readonly PageNode[], id: string, path: string[] = []): Found | null {
  for (const node of siblings) {
    if (node.id === id) return { node, siblings, path }
    const below = find(node.children, id, [...path, node.id])
    if (below) return below
  }
  return null
}
