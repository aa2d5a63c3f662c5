import { groupBy } from '~/shared/group-by'
import { type Flow, isPlaced, nodesIn, type TreeNode } from '../../tree/node'
import { widths } from './widths'

const narrowing: readonly Flow[] = ['row', 'wrap', 'stack']

const shapeOf = (node: TreeNode) =>
  `${node.kind}${nodesIn(node).filter((child) => !isPlaced(child)).length}`

/** Rows that repeat, as in a list, lie the same way: the narrowest decides. */
export function unify(rows: readonly TreeNode[]): void {
  const groups = groupBy(rows, shapeOf)
  for (const group of groups.values()) {
    if (group.length < 2 || !group.every((row) => row.keyed)) continue
    for (const i of widths.keys()) align(group, i)
    const depth = Math.min(...group.map((row) => nodesIn(row).length))
    for (let column = 0; column < depth; column++) {
      const cells = group.flatMap((row) => nodesIn(row)[column] ?? [])
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
