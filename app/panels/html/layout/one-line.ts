import { isNode, isRow, nodesIn, paddingOf, type TreeNode } from '../../tree/node'
import { gapBelowDrawn, inFlow, natural } from './measure'
import { drawnAt, edge, wideFrom, widths } from './widths'

const whole = new Set(['Text', 'Button', 'Chip', 'Logo', 'Eyebrow', 'LinkTo'])

/** Boxes as wide as it, so that what stands between them is in the middle. */
const twinsIn = (row: TreeNode, { style: { width } }: TreeNode) =>
  nodesIn(row).filter(({ style }) => width !== undefined && style.width === width)

/** Where it has as much as the margins of a page, it has those instead. */
function sides(node: TreeNode): number {
  const [, right, , left] = paddingOf(node)
  return (right < 96 ? right : 0) + (left < 96 ? left : 0)
}

/** What it needs, so that in none of its lines a word breaks or a part lies below another. */
function widestLine(node: TreeNode): number {
  if (node.shape || node.image || whole.has(node.kind)) return natural(node)
  const parts = inFlow(node).filter(isNode)
  // What it opens lies elsewhere.
  if (node.kind === 'Disclosure') return Math.max(0, ...parts.slice(0, 1).map(widestLine))
  if (!isRow(node)) return Math.max(0, ...parts.map(widestLine)) + sides(node)
  const each = parts.map((part) => Math.max(...[part, ...twinsIn(node, part)].map(widestLine)))
  const gaps = gapBelowDrawn(node) * Math.max(0, parts.length - 1)
  return each.reduce((sum, one) => sum + one, gaps + sides(node))
}

/**
 * Keeps the lines of a header whole from the first width on at which all of them have room.
 *
 * @param inset how far the panel is framed
 * @returns the width below which it is the bar of phones
 */
export function keepLines(lines: readonly TreeNode[], inset = 0): number {
  const needed = Math.max(0, ...lines.map(widestLine))
  const from = widths.findIndex((width) => {
    const side = Math.max(edge(width), inset && inset + 40)
    return width >= wideFrom && needed <= width - 2 * side
  })
  const first = from < 0 ? drawnAt : from
  const keep = (node: TreeNode) => {
    node.lineFrom = first
    inFlow(node).filter(isNode).forEach(keep)
  }
  lines.forEach(keep)
  return widths[first] ?? wideFrom
}
