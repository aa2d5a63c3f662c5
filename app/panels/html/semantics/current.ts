import { pageRowId } from '../../facts/menus'
import { nodesIn, type TreeNode } from '../../tree/node'

const isEntry = /^(menu|shelves)\/[^/]+(\/label)?$/

const pathsIn = (node: TreeNode): readonly string[] => [
  ...(node.words ?? []),
  ...nodesIn(node).flatMap(pathsIn),
]

/** Which entry of a menu a node is, if it is one and no more. */
function entryOf(node: TreeNode): string | undefined {
  const [path, ...others] = new Set(pathsIn(node))
  return path && others.length === 0 && isEntry.test(path) ? path.split('/')[1] : undefined
}

const isAlike = (a: TreeNode, b: TreeNode): boolean => {
  const [parts, others] = [nodesIn(a), nodesIn(b)]
  return (
    a.kind === b.kind &&
    parts.length === others.length &&
    parts.every((part, i) => isAlike(part, others[i] ?? part))
  )
}

/** What a node and its parts look like. */
const looksIn = (node: TreeNode): TreeNode['style'][] => [
  node.style,
  ...nodesIn(node).flatMap(looksIn),
]

function putOn(node: TreeNode, looks: TreeNode['style'][]): void {
  const style = looks.shift()
  if (style) node.style = style
  for (const part of nodesIn(node)) putOn(part, looks)
}

const linksIn = (node: TreeNode): TreeNode[] => [
  ...(node.tag === 'a' ? [node] : []),
  ...nodesIn(node).flatMap(linksIn),
]

type Entry = { node: TreeNode; entry: string }

const entriesIn = (node: TreeNode): Entry[] =>
  nodesIn(node).flatMap((node) => {
    const entry = entryOf(node)
    return entry === undefined ? [] : [{ node, entry }]
  })

/** The ways to the menus of a header, child by child: what has two entries or more. */
const waysToMenus = (node: TreeNode): number[][] =>
  entriesIn(node).length > 1
    ? [[]]
    : nodesIn(node).flatMap((child, at) => waysToMenus(child).map((way) => [at, ...way]))

const follow = (way: readonly number[], root: TreeNode): TreeNode | undefined =>
  way.reduce<TreeNode | undefined>((node, at) => node && nodesIn(node)[at], root)

/**
 * Marks the page that is shown in the menu of a header: panels draw the first entry as the current one.
 *
 * @param line the page and those above it, the nearest first
 * @param longer the header with one entry more: by it a menu of one is found, and how other entries look
 */
export function markCurrent(root: TreeNode, line: readonly string[], longer: () => TreeNode): void {
  const ways = waysToMenus(root)
  const model = ways.length > 0 ? root : longer()
  for (const way of ways.length > 0 ? ways : waysToMenus(model)) {
    const [menu, others] = [root, model].map((tree) => follow(way, tree))
    const [first] = menu ? entriesIn(menu) : []
    const second = others && entriesIn(others)[1]
    if (menu && first && second) markIn(entriesIn(menu), line.map(pageRowId), { first, second })
  }
}

function markIn(
  entries: readonly Entry[],
  ids: readonly string[],
  { first, second }: { first: Entry; second: Entry },
): void {
  const found = ids.flatMap((id) => entries.find(({ entry }) => entry === id) ?? [])[0]
  if (!isAlike(first.node, second.node) || (found && !isAlike(first.node, found.node))) return
  const [marked, plain] = [looksIn(first.node), looksIn(second.node)]
  putOn(first.node, [...plain])
  if (!found) return
  putOn(found.node, [...marked])
  if (found.entry !== ids[0]) return
  for (const link of linksIn(found.node)) link.attributes['aria-current'] = 'page'
}
