import {
  fontSizeOf,
  hasWords,
  heightOf,
  isPicture,
  isPlaced,
  isRow,
  nodesIn,
  numeric,
  someNode,
  type TreeNode,
  widthOf,
  wordsIn,
} from '../../tree/node'
import { isTight } from './measure'
import { drawnAt } from './widths'

/** Boxes with parts placed by hand, as in a collage. */
export const isComposition = (node: TreeNode): boolean =>
  node.kind !== 'Section' &&
  node.kind !== 'PictureSection' &&
  node.style.position === 'relative' &&
  (numeric(node.style.height) ?? 0) >= 100 &&
  nodesIn(node).some(isPlaced)

/** More than a label on it: it is no mere picture. */
const saysMore = (node: TreeNode) =>
  wordsIn(node).length > 30 || nodesIn(node).some(({ kind }) => kind === 'Scrim')

/** A picture with at most a label on it. */
export function isShot(node: TreeNode): boolean {
  const [only, ...more] = nodesIn(node)
  if (node.image || (isComposition(node) && !saysMore(node))) return true
  return only !== undefined && more.length === 0 && !hasWords(node) && isShot(only)
}

/** A picture with a caption on it, which is read. */
export const isCaptioned = (node: TreeNode): boolean =>
  isComposition(node) && !isShot(node) && behaviorOf(node) === 'pin'

/** A box around one picture with parts placed on it has that picture's size. */
export function takeSizeOfPicture(node: TreeNode): void {
  const { style } = node
  const parts = nodesIn(node)
  const [picture, ...more] = parts.filter((part) => !isPlaced(part))
  if (style.position !== 'relative' || style.height !== undefined || !parts.some(isPlaced)) return
  if (!picture || more.length > 0 || !isPicture(picture)) return
  if (saysMore(node)) return
  style.width ??= widthOf(picture)
  style.height = heightOf(picture)
}

/**
 * What becomes of a composition on small screens: it shrinks as a picture does, its parts are set one
 * below the other, or it stays as large and its parts keep to its corners.
 */
export type Behavior = 'scale' | 'unfold' | 'pin'

const askPeople = new Set(['Field', 'InlineForm', 'Button', 'Head'])

/** Words people need, or fields: shrunk, nobody could read them. */
function carriesContent(node: TreeNode): boolean {
  const matters = (part: TreeNode) =>
    askPeople.has(part.kind) ||
    (part.kind === 'Text' && fontSizeOf(part) >= 24 && wordsIn(part).length > 8)
  const parts = nodesIn(node).filter((part) => !isCover(part))
  const longest = Math.max(0, ...parts.filter(isPlaced).map((part) => wordsIn(part).length))
  return longest > 60 || parts.some((part) => someNode(part, matters))
}

/** A drawn thing with words on it, such as a magazine. */
const isCover = (part: TreeNode): boolean => {
  const [only, ...more] = nodesIn(part).filter((one) => !isPlaced(one))
  if (nodesIn(part).some(({ kind }) => kind === 'Scrim')) return isComposition(part)
  return only !== undefined && more.length === 0 && isCover(only)
}

type Size = { width: number; height: number }

export const sizeOf = (node: TreeNode): Size => ({
  width: widthOf(node) ?? node.room?.[drawnAt] ?? 1200,
  height: heightOf(node) ?? 0,
})

export const covers = (node: TreeNode, { width, height }: Size) =>
  (isPicture(node) || node.kind === 'Scrim') &&
  (widthOf(node) ?? 0) >= width * 0.95 &&
  (heightOf(node) ?? 0) >= height * 0.9

/** A line between the margins of a picture, such as how far its film is. */
export function isAcross(part: TreeNode, { width }: Size): boolean {
  const [x, own] = [numeric(part.style.left), columnWidth(part)]
  if (x === undefined || own === undefined) return false
  return x > 0 && x <= 120 && Math.abs(width - 2 * x - own) <= 2
}

function isCornered(part: TreeNode, size: Size) {
  const { style } = part
  const x = numeric(style.left) ?? numeric(style.right)
  const y = numeric(style.top) ?? numeric(style.bottom)
  if (x === undefined || y === undefined || Math.abs(y) > 80) return false
  return Math.abs(x) <= 64 || isAcross(part, size)
}

/** A sign in the middle of a picture, such as the one that plays it. */
export function isMiddle(part: TreeNode, { width, height }: Size): boolean {
  const [only] = nodesIn(part)
  const [side, x, y] = [only && widthOf(only), numeric(part.style.left), numeric(part.style.top)]
  if (side === undefined || x === undefined || y === undefined || hasWords(part)) return false
  return Math.abs(width - 2 * x - side) <= 2 && Math.abs(height - 2 * y - side) <= 2
}

export function behaviorOf(node: TreeNode): Behavior {
  const parts = nodesIn(node)
  const cover = parts.find((part) => part.image && covers(part, sizeOf(node)))
  const size = sizeOf(node)
  const keepsToCorner = (part: TreeNode) =>
    isPlaced(part)
      ? isMiddle(part, size) || (isCornered(part, size) && !numeric(part.style.height))
      : hasWords(part)
  if (
    cover &&
    parts.every((part) => part === cover || part.kind === 'Scrim' || keepsToCorner(part))
  ) {
    return 'pin'
  }
  if (parts.some((part) => part.kind === 'Scrim')) return 'scale'
  return carriesContent(node) ? 'unfold' : 'scale'
}

/** The shape or picture that lies under a whole composition. */
export function groundOf(node: TreeNode): TreeNode | undefined {
  const { width, height } = sizeOf(node)
  return nodesIn(node).find((part) => {
    const tall = numeric(part.style.height) ?? 0
    const wide = (widthOf(part) ?? width) >= width * 0.9
    if (!wide || tall < height * 0.5 || hasWords(part) || part.screen) return false
    if (part.image) return tall >= height * 0.9
    return part.style.backgroundColor !== undefined && part.children.length === 0
  })
}

/** Width of a column, or of the only box in it. */
function columnWidth(part: TreeNode): number | undefined {
  const [only] = nodesIn(part)
  const wraps = widthOf(part) === undefined && part.children.length === 1 && !isRow(part)
  return wraps && only ? columnWidth(only) : widthOf(part)
}

/** Children of one kind side by side: they may lie in fewer columns. */
export function isGrid(node: TreeNode): boolean {
  const parts = nodesIn(node).filter((part) => !isPlaced(part))
  if (!isRow(node) || parts.length !== node.children.length || parts.length < 2) return false
  if (isTight(node)) return false
  if (parts.filter((part) => part.kind === 'Field').length >= 2) return true
  const sizes = parts.map(columnWidth)
  const [first] = sizes
  const alike = sizes.every((size) => Math.abs((size ?? -9) - (first ?? 9)) <= 2)
  if (alike && (first ?? 0) >= 130) return true
  if (parts.every((part) => part.style.flexGrow === 1 && part.children.length > 0)) return true
  return (
    parts.length >= 3 &&
    parts.every((part) => part.children.length >= 2 && !isRow(part) && part.kind !== 'Text')
  )
}
