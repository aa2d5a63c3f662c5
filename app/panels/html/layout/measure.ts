import { textWidth } from '../../primitives'
import {
  isNode,
  isPicture,
  isPlaced,
  isRow,
  nodesIn,
  numeric,
  paddingOf,
  type TreeNode,
  widthOf,
} from '../../tree/node'

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
const largest = (list: readonly number[]) => Math.max(0, ...list)

/** What stands in the flow, words included. */
export const inFlow = (node: TreeNode) =>
  node.children.filter((child) => !isNode(child) || !isPlaced(child))

export const sideSpace = (node: TreeNode) => {
  const [, right, , left] = paddingOf(node)
  return right + left
}

export const gapsIn = (node: TreeNode) =>
  (numeric(node.style.gap) ?? 0) * Math.max(0, node.children.length - 1)

/** How wide it is when no line breaks. */
export function natural(node: TreeNode | string, fontSize = 16): number {
  if (!isNode(node)) return textWidth(node, fontSize) * 0.92
  const size = numeric(node.style.fontSize) ?? fontSize
  const fixed = node.shape?.width ?? widthOf(node)
  if (fixed !== undefined) return fixed
  const parts = inFlow(node).map((child) => natural(child, size))
  const inner = isRow(node) ? sum(parts) + gapsIn(node) : largest(parts)
  return Math.min(inner + sideSpace(node), numeric(node.style.maxWidth) ?? Number.POSITIVE_INFINITY)
}

/** How wide its longest word is. */
export function longestWord(node: TreeNode | string, fontSize = 16): number {
  if (!isNode(node)) return largest(node.split(/\s+/).map((word) => natural(word, fontSize)))
  const size = numeric(node.style.fontSize) ?? fontSize
  return largest(node.children.map((child) => longestWord(child, size)))
}

/** What keeps the parts of a row apart that have no gap because there was room enough when it was drawn. */
export function gapBelowDrawn(node: TreeNode): number {
  const gap = numeric(node.style.gap)
  if (gap !== undefined) return gap
  const spread = node.style.justifyContent === 'space-between' && node.children.length > 1
  if (!spread) return 0
  // Labels along an axis keep to their places.
  if (isTight(node)) return node.children.length > 4 ? 0 : 12
  return 24
}

const alwaysTight = new Set([
  'Button',
  'Chip',
  'LinkTo',
  'Eyebrow',
  'Stars',
  'Avatars',
  'Badge',
  'Logo',
  'CompanyLogo',
  'RoundIcon',
  'InlineForm',
])

/** A row that belongs together at any width: a button, a sign with its words. */
export function isTight(node: TreeNode): boolean {
  if (!isRow(node)) return false
  if (alwaysTight.has(node.kind)) return true
  const large = inFlow(node).filter((child) => natural(child) > 76)
  return (numeric(node.style.gap) ?? 0) <= 20 && large.length <= 1
}

export const picturesIn = (node: TreeNode): number =>
  (isPicture(node) ? 1 : 0) + sum(nodesIn(node).map(picturesIn))
