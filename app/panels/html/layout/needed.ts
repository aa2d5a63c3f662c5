import {
  fontSizeOf,
  hasWords,
  isNode,
  isPicture,
  isPlaced,
  isRow,
  nodesIn,
  numeric,
  type TreeNode,
} from '../../tree/node'
import { isCaptioned, isGrid, isShot } from './compositions'
import { gapsIn, inFlow, isTight, natural, picturesIn, sideSpace } from './measure'

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
const largest = (list: readonly number[]) => Math.max(0, ...list)

const whole = new Set(['Chip', 'Logo', 'CompanyLogo', 'Avatars'])

/** The width below which it no longer looks right. */
export function needed(node: TreeNode | string, fontSize = 16): number {
  if (!isNode(node)) return Math.min(natural(node, fontSize), 200)
  const size = numeric(node.style.fontSize) ?? fontSize
  const full = natural(node, fontSize)
  if (isPicture(node)) return neededByPicture(full)
  if (node.shape) return full <= 96 ? full : Math.min(full, Math.max(120, full * 0.5))
  if (node.kind === 'Button') return Math.min(full, wordsOf(node, size), 300)
  if (whole.has(node.kind)) return Math.min(full, 300)
  if (node.kind === 'Field') return Math.min(full, 170)
  if (node.kind === 'InlineForm') return Math.min(full, 320)
  if (node.kind === 'Text') return neededByText(node, full)
  if (isLinkColumns(node)) return sum(nodesIn(node).map((part) => natural(part))) + gapsIn(node)
  if (isCaptioned(node)) return neededByCaption(node, full)
  const children = inFlow(node)
  const parts = children.map((child) => needed(child, size))
  const beside = isTight(node) || isMenu(node, parts)
  const side = beside ? sum(parts) + gapsIn(node) : largest(parts.map(asBlock(node)))
  const inner = (isWall(node) ? 2 * side + (numeric(node.style.gap) ?? 0) : side) + sideSpace(node)
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

/** Columns of links, each a few words wide: below each other they would be a tower. */
const isLinkColumns = (node: TreeNode) =>
  isRow(node) &&
  node.children.length >= 2 &&
  nodesIn(node).length === node.children.length &&
  nodesIn(node).every(
    (part) =>
      !isRow(part) &&
      part.children.length >= 2 &&
      natural(part) <= 180 &&
      nodesIn(part).every((line) => line.kind === 'Text' && fontSizeOf(line) <= 16),
  )

function neededByCaption(node: TreeNode, full: number) {
  const caption = largest(
    nodesIn(node)
      .filter(isPlaced)
      .map((part) => needed(part)),
  )
  return Math.min(full, Math.max(136, caption + 32, full * 0.5))
}

/** A wide button shrinks to its words. */
const wordsOf = (node: TreeNode, size: number) =>
  sum(inFlow(node).map((child) => natural(child, size))) + gapsIn(node) + sideSpace(node)

/** Portraits side by side: one below the other they would be a tower. */
const isWall = (node: TreeNode) =>
  isGrid(node) &&
  (node.children.length > 2 || nodesIn(node).every(isShot)) &&
  picturesIn(node) >= node.children.length

/** A few names in a line. */
const isMenu = (node: TreeNode, parts: readonly number[]) =>
  isRow(node) &&
  nodesIn(node).every((part) => part.kind === 'Text' && part.keyed) &&
  sum(parts) + gapsIn(node) <= 260

/** Two rows of two are a block: beside something else they would be a tower. */
function asBlock(node: TreeNode) {
  const rows = inFlow(node)
  const isBlock = rows.length > 1 && rows.every((row) => isNode(row) && isGrid(row))
  return (need: number, i: number) => {
    const row = rows[i]
    if (!isBlock || !row || !isNode(row) || isWall(row)) return need
    return 2 * need + Math.min(numeric(row.style.gap) ?? 0, 24)
  }
}

const shareOf = (node: TreeNode, fixed: number) =>
  picturesIn(node) || sideSpace(node) || fixed > 400 ? 0.62 : 0.54
