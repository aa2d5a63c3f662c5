import { nodesIn, type TreeNode, wordsIn } from '../../tree/node'
import { pageWords } from '../words'

const linksIn = (node: TreeNode): number =>
  node.tag === 'a' && node.kind !== 'Button' && node.kind !== 'Logo'
    ? 1
    : nodesIn(node).reduce((sum, child) => sum + linksIn(child), 0)

/** Three links side by side are a navigation; each has a name of its own. */
export function markNavigation(root: TreeNode, part: 'header' | 'footer'): void {
  let count = 0
  const look = (node: TreeNode): void => {
    const parts = nodesIn(node)
    if (parts.filter((child) => linksIn(child) === 1).length < 3) parts.forEach(look)
    else {
      count += 1
      node.navigation = titleOf(node) ?? pageWords.navigation(part, count)
    }
  }
  look(root)
}

/** The words above the links of a column. */
function titleOf(node: TreeNode): string | undefined {
  const [first] = nodesIn(node)
  if (!first || first.tag === 'a' || nodesIn(first).length > 0) return undefined
  const words = wordsIn(first)
  return words && words.length < 30 ? words : undefined
}
