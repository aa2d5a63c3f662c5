import {
  type Flow,
  fontSizeOf,
  isPlaced,
  isRow,
  nodesIn,
  numeric,
  type TreeNode,
  widthOf,
} from '../../tree/node'
import { isCaptioned, isGrid, isShot, takeSizeOfPicture } from './compositions'
import { gapBelowDrawn, inFlow, isTight, natural, picturesIn, sideSpace } from './measure'
import { needed } from './needed'
import { unify } from './unify'
import { drawnAt, edge, tabletFrom, widths } from './widths'

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

/** Columns that leave no lonely child, most first. */
const columnsFor: Record<number, readonly number[]> = {
  2: [2, 1],
  3: [3, 2, 1],
  4: [4, 2, 1],
  5: [5, 3, 2, 1],
  6: [6, 3, 2, 1],
  7: [7, 4, 3, 2, 1],
  8: [8, 4, 2, 1],
}

/** Letters as large as a picture. */
const isHuge = (node: TreeNode) => node.kind === 'Text' && fontSizeOf(node) > 110

/** As wide as the panel, whatever opens it. */
const roomOfShelf = widths.map((width) => width - 2 * edge(width))

/** Finds for each width of the panel how every row in it lies, from the room that its parent leaves. */
export function solve(node: TreeNode, room: readonly number[]): void {
  takeSizeOfPicture(node)
  node.room = room
  const own = node.kind === 'Section' ? undefined : numeric(node.style.width)
  const padding = sideSpace(node)
  const inner = room.map((width, i) => {
    // The margins of a layer over a picture are those of the page.
    if (node.kind === 'Overlay' && padding >= 192) return width - 2 * edge(widths[i] ?? width)
    const narrow = (widths[i] ?? 0) < tabletFrom
    const side = Math.min(padding, narrow ? padding * 0.6 + 8 : padding)
    return Math.min(own ?? width, width) - side
  })
  for (const child of nodesIn(node)) {
    if (isPlaced(child)) solve(child, child.kind === 'Shelf' ? roomOfShelf : inner)
  }
  const children = nodesIn(node).filter((child) => !isPlaced(child))
  if (isRow(node)) solveRow(node, children, inner)
  else {
    node.flow = room.map(() => 'column')
    for (const child of children) solve(child, inner)
    unify(children.filter((child) => child.keyed || child.kind === 'Row'))
    mergeGrids(node, children)
  }
}

/** Rows of three in two columns each would leave a hole each: together they leave none. */
function mergeGrids(node: TreeNode, rows: TreeNode[]): void {
  const rest = rows.slice(0, -1)
  const last = rows.at(-1)
  const alike = rest.every((row) => row.keyed && isGrid(row) && row.children.length === 3)
  if (!alike || rest.length === 0 || !last?.keyed || !isRow(last) || last.children.length > 3)
    return
  node.flow = node.flow?.map((flow, i) => {
    const merges = rest.every((row) => row.flow?.[i] === 2)
    for (const row of rows) {
      row.merged = [...(row.merged ?? []), merges]
      if (merges && row.flow) row.flow[i] = 2
    }
    return merges ? 2 : flow
  })
}

function solveRow(node: TreeNode, children: TreeNode[], inner: readonly number[]): void {
  const parts = inFlow(node)
  const needs = parts.map((part) => needed(part))
  const sizes = parts.map((part) => natural(part))
  const gap = gapBelowDrawn(node)
  const needsAll = sum(needs)
  node.cells = cellsOf(node, children)
  const flow = flowFor(node, children, { needs, sizes, gap })
  node.flow = inner.map((room, i) =>
    i >= (node.lineFrom ?? widths.length) ? 'row' : flow(room, i),
  )
  const total = sum(sizes)
  for (const child of children) {
    const size = natural(child)
    const rooms = inner.map((room, i) => {
      const lies = node.flow?.[i]
      if (lies === 'stack' || lies === 'wrap') return room
      if (typeof lies === 'number') return (room - Math.min(gap, 24) * (lies - 1)) / lies
      const left = room - gap * (node.children.length - 1)
      // Never more than there is: what lies inside would think itself wide enough.
      if (numeric(child.style.width) !== undefined) {
        const share = (size / total) * left
        if (total <= left || needsAll > left) return Math.min(room, size, share)
        return Math.min(room, Math.max(needed(child), share))
      }
      return Math.min(room, Math.max(needed(child), left - Math.min(total - size, left * 0.7)))
    })
    solve(child, rooms)
    if (isColumnOfPictures(child)) lieAsStrip(child, node)
  }
}

function isColumnOfPictures(node: TreeNode): boolean {
  const parts = nodesIn(node)
  const [first] = parts
  if (isRow(node) || parts.length < 2 || parts.length !== node.children.length || !first)
    return false
  return parts.every((part) => isShot(part) && widthOf(part) === widthOf(first))
}

/** Thumbnails stand side by side where their column is below the large picture. */
function lieAsStrip(column: TreeNode, row: TreeNode): void {
  const count = Math.min(4, column.children.length)
  column.flow = column.flow?.map((flow, i) => {
    const below = row.flow?.[i] === 'stack' || row.flow?.[i] === 1
    return below ? count : flow
  })
}

/** What words keep beside a portrait and buttons before those go below. */
const leastWords = 110

/** What an address needs in a field beside its button. */
const leastField = 150

/** Short words, portraits and dots do not shrink. */
const isStiff = (node: TreeNode) =>
  node.kind === 'Text' ? natural(node) <= 120 : (widthOf(node) ?? 999) <= 48

type Sizes = { needs: readonly number[]; sizes: readonly number[]; gap: number }

function flowFor(node: TreeNode, children: TreeNode[], { needs, sizes, gap }: Sizes) {
  const tight = isTight(node)
  const grid = isGrid(node)
  const ofPictures = children.every(isShot)
  const captioned = children.every(isCaptioned)
  // Many of one size, such as the days of a month, share the room instead.
  const stiff = children.every(isStiff) && children.length > 2 && children.length < 5
  const together = children.some(isHuge)
  const walls = grid && children.length === 3 && children.every((part) => picturesIn(part) >= 2)
  const grows = children.find(({ style }) => style.flexGrow === 1)
  const beside = sum(sizes) - (grows ? natural(grows) : 0) + gap * (sizes.length - 1)
  const words = grows && sizes.length > 3 ? Math.min(natural(grows), leastWords) : 0
  return (room: number, i: number): Flow => {
    if (node.kind === 'InlineForm' && room - (sizes.at(-1) ?? 0) < leastField) return 'stack'
    if (tight && i < drawnAt && words > 0 && room - beside < words) return 'wrap'
    if (tight && i < drawnAt && stiff && (sum(sizes) + gap * (sizes.length - 1)) * 1.06 > room) {
      return 'wrap'
    }
    if (together || (node.cells && room >= 260)) return 'row'
    if (walls && i < drawnAt) return room >= 520 ? 'row' : 1
    const between = (widths[i] ?? 0) < tabletFrom ? Math.min(gap, 24) : gap
    const fits = sum(needs) + between * (needs.length - 1) <= room
    if (i === drawnAt || tight || fits) return 'row'
    if (grid) {
      const least = ofPictures ? needs.map((need) => Math.min(need, 110)) : needs
      const column = captioned ? Math.min(...needs) : Math.max(...least)
      const columns = columnsFor[children.length] ?? [3, 2, 1]
      return columns.find((n) => n * column + Math.min(between, 24) * (n - 1) <= room) ?? 1
    }
    const small = sizes.every((size) => size <= Math.min(room, 350) * 0.66)
    return small && node.children.length > 1 ? 'wrap' : 'stack'
  }
}

/** Two or three fixed cells of a line of a table shrink in step. @returns their width together */
function cellsOf(node: TreeNode, children: TreeNode[]): number | undefined {
  const { length } = children
  if (!node.keyed || length < 2 || length > 3 || length !== node.children.length) return undefined
  const sizes = children.map(({ kind, style }) =>
    kind === 'Text' ? (numeric(style.width) ?? 0) : 0,
  )
  const total = sum(sizes)
  return sizes.every((size) => size >= 80) && total <= 460 ? total : undefined
}
