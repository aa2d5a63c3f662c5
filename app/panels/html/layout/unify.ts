import { groupBy } from '~/shared/group-by'
import { type Flow, isPlaced, isRow, nodesIn, type TreeNode } from '../../tree/node'
import { widths } from './widths'

const narrowing: readonly Flow[] = ['row', 'wrap', 'stack']

/** Neither lines between rows count nor a picture that one row has more than the others. */
const cellsIn = (node: TreeNode) =>
  nodesIn(node).filter(
    (child) => !isPlaced(child) && child.kind !== 'Rule' && !(isRow(node) && child.image),
  )

/** A row of a list may show more than the others below what they share. */
const shapeOf = (node: TreeNode) =>
  isRow(node) ? `${node.kind}${cellsIn(node).length}` : node.kind

/** Rows that repeat, as in a list, lie the same way: the narrowest decides. */
export function unify(rows: readonly TreeNode[]): void {
  const groups = groupBy(rows, shapeOf)
  for (const group of groups.values()) {
    if (group.length < 2 || !group.every((row) => row.keyed)) continue
    for (const i of widths.keys()) align(group, i)
    const depth = Math.min(...group.map((row) => cellsIn(row).length))
    for (let column = 0; column < depth; column++) {
      const cells = group.flatMap((row) => cellsIn(row)[column] ?? [])
      for (const cell of cells) cell.keyed = true
      unify(cells)
    }
  }
}

function align(group: readonly TreeNode[], i: number): void {
  const flows = group.map((row) => row.flow?.[i] ?? 'column')
  const columns = flows.filter((flow) => typeof flow === 'number')
  let same: Flow | undefined
  // A line that fits on one row does so only with the others.
  if (columns.length > 0) {
    const all = flows.every((flow) => typeof flow === 'number' || flow === 'row')
    same = all ? Math.min(...columns) : undefined
  } else if (flows.every((flow) => narrowing.includes(flow))) {
    same = narrowing[Math.max(...flows.map((flow) => narrowing.indexOf(flow)))]
  }
  if (same === undefined) return
  for (const { flow } of group) if (flow) flow[i] = same
}
