import { isRow, nodesIn, someNode, type TreeNode, wordsIn } from '../tree/node'

const hasLogo = (node: TreeNode) => someNode(node, ({ kind }) => kind === 'Logo')
const hasEntry = (node: TreeNode) => someNode(node, ({ entry }) => entry === true)

/** Words of a header that are no menu. */
const isPlainLine = (line: TreeNode) => wordsIn(line) !== '' && !hasLogo(line) && !hasEntry(line)

/** Lines above the one with the logo, such as news. */
export function linesAboveLogo(root: TreeNode): TreeNode[] {
  const lines = nodesIn(root)
  return lines.slice(0, lines.findIndex(hasLogo)).filter(isPlainLine)
}

/** The first entry of a menu with an arrow beside it. */
function findOpener(node: TreeNode): TreeNode | undefined {
  const parts = nodesIn(node)
  const opens = parts.some(({ entry }) => entry) && parts.some(({ shape }) => shape)
  if (node.keyed && isRow(node) && opens) return node
  for (const part of parts) {
    const found = findOpener(part)
    if (found) return found
  }
  return undefined
}

/** A menu that is drawn open is closed on a page: its entry opens it. */
export function closeShelf(root: TreeNode): void {
  const lines = nodesIn(root)
  const bar = lines.findIndex(hasLogo)
  const shelf = lines.slice(bar + 1).find(isPlainLine)
  const opener = lines[bar] && findOpener(lines[bar])
  if (!shelf || !opener) return
  opener.opens = shelf
  root.children = root.children.filter((child) => child !== shelf)
}
