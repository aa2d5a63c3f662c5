import type { Language } from '../../facts/languages'
import { nodesIn, numeric, type TreeNode, wordsIn } from '../../tree/node'
import { pageWordsIn } from '../words'

/** A header over a picture says what the page begins with. */
export const opensPage = (root: TreeNode) => root.kind === 'PictureSection'

const linesOver = (root: TreeNode) =>
  nodesIn(root).flatMap((layer) => (layer.kind === 'Overlay' ? nodesIn(layer) : []))

/** Its bars have a height of their own, what the page begins with is as high as its words. */
export function markBars(root: TreeNode): void {
  for (const line of linesOver(root)) line.isBar = numeric(line.style.height) !== undefined
}

/** Lines of a header that phones have a bar for; none where that is all of it. */
export const barsIn = (root: TreeNode) => linesOver(root).filter(({ isBar }) => isBar)

const linksIn = (node: TreeNode): number =>
  node.tag === 'a' && node.kind !== 'Button' && node.kind !== 'Logo'
    ? 1
    : nodesIn(node).reduce((sum, child) => sum + linksIn(child), 0)

/** Three links side by side are a navigation; each has a name of its own. */
export function markNavigation(
  root: TreeNode,
  part: 'header' | 'footer',
  language?: Language,
): void {
  let count = 0
  const look = (node: TreeNode): void => {
    const parts = nodesIn(node)
    if (parts.filter((child) => linksIn(child) === 1).length < 3) parts.forEach(look)
    else {
      count += 1
      node.navigation = titleOf(node) ?? pageWordsIn(language).navigation(part, count)
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
