import { mayHaveParent, type PageNode } from './tree'

/** A place as the move form posts it: `parent:position`, an empty parent is the top level. */
type PlaceValue = string

/** Steps that a page of the tree may take; null for those it cannot. */
export type PageSteps = {
  up: boolean
  down: boolean
  /** Last under the page before it. */
  indent: PlaceValue | null
  /** Behind the page it is under. */
  outdent: PlaceValue | null
}

/**
 * The steps of every page, by id.
 *
 * @param nested whether pages may stand under others at all
 */
export function pageSteps(tree: readonly PageNode[], nested: boolean): Map<string, PageSteps> {
  const steps = new Map<string, PageSteps>()
  const walk = (siblings: readonly PageNode[], parents: readonly Placed[]) => {
    siblings.forEach((page, at) => {
      const before = siblings[at - 1]
      const parent = parents.at(-1)
      const grandparent = parents.at(-2)
      steps.set(page.id, {
        up: at > 0,
        down: at < siblings.length - 1,
        indent:
          nested && before && mayHaveParent(page) ? `${before.id}:${before.children.length}` : null,
        outdent: nested && parent ? `${grandparent?.id ?? ''}:${parent.at + 1}` : null,
      })
      walk(page.children, [...parents, { id: page.id, at }])
    })
  }
  walk(tree, [])
  return steps
}

type Placed = { id: string; at: number }
