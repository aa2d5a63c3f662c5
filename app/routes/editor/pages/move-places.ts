import { mayHaveParent, type PageNode } from '~/editor/tree'
import { pageDialogs as say } from '~/messages/page-dialogs'

type MovePlace = {
  /** `parent:position`, as the form posts it; an empty parent is the top level. */
  value: string
  label: string
  depth: number
  /** Current position of the page. */
  now: boolean
}

/** Every place a page may move to, in the order of the tree. */
export function movePlaces(
  tree: readonly PageNode[],
  page: { id: string; home: boolean; nonNavigation: boolean },
  nested: boolean,
): MovePlace[] {
  const mayNest = nested && mayHaveParent(page)
  const level = (
    nodes: readonly PageNode[],
    parent: PageNode | null,
    depth: number,
  ): MovePlace[] => {
    const standing = nodes.findIndex((node) => node.id === page.id)
    const siblings = nodes.filter((node) => node.id !== page.id)
    const place = (position: number, label: string): MovePlace => ({
      value: `${parent?.id ?? ''}:${position}`,
      label,
      depth,
      now: position === standing,
    })
    const first = place(0, parent ? say.firstUnder(parent.name) : say.firstOfAll)
    return [
      first,
      ...siblings.flatMap((sibling, at) => [
        ...(mayNest ? level(sibling.children, sibling, depth + 1) : []),
        place(at + 1, say.afterPage(sibling.name)),
      ]),
    ]
  }
  return level(tree, null, 0)
}
