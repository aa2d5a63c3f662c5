import { textWidth } from '../../primitives'
import {
  fontSizeOf,
  hasWords,
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

const gapsIn = (node: TreeNode) =>
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
  return isTight(node) ? 12 : 24
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

const whole = new Set(['Button', 'Chip', 'Logo', 'CompanyLogo', 'Avatars'])

/** The width below which it no longer looks right. */
export function needed(node: TreeNode | string, fontSize = 16): number {
  if (!isNode(node)) return Math.min(natural(node, fontSize), 200)
  const size = numeric(node.style.fontSize) ?? fontSize
  const full = natural(node, fontSize)
  if (isPicture(node)) return neededByPicture(full)
  if (node.shape) return full <= 96 ? full : Math.min(full, Math.max(120, full * 0.5))
  if (whole.has(node.kind)) return Math.min(full, 300)
  if (node.kind === 'Field') return Math.min(full, 170)
  if (node.kind === 'InlineForm') return Math.min(full, 320)
  if (node.kind === 'Text') return neededByText(node, full)
  const children = inFlow(node)
  const parts = children.map((child) => needed(child, size))
  const inner = (isTight(node) ? sum(parts) + gapsIn(node) : largest(parts)) + sideSpace(node)
  const fixed = numeric(node.style.width)
  if (fixed === undefined) return inner
  if (!hasWords(node) && children.length === 0) return fixed <= 96 ? fixed : 60
  return Math.min(fixed, Math.max(inner, fixed >= 300 ? fixed * shareOf(node, fixed) : 0))
}

function neededByPicture(full: number) {
  if (full <= 96) return full
  return Math.min(full, Math.max(136, full * (full < 300 ? 0.48 : 0.58)))
}

function neededByText(node: TreeNode, full: number) {
  const size = fontSizeOf(node)
  if (node.style.whiteSpace === 'nowrap') return size > 100 ? 260 : full
  return Math.min(full, size >= 28 ? 260 : 200)
}

const shareOf = (node: TreeNode, fixed: number) =>
  picturesIn(node) || sideSpace(node) || fixed > 400 ? 0.62 : 0.54
