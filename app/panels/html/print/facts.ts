import {
  fontSizeOf,
  hasWords,
  heightOf,
  isPicture,
  isRow,
  nodesIn,
  numeric,
  paddingOf,
  someNode,
  type TreeNode,
  widthOf,
} from '../../tree/node'
import {
  type Behavior,
  behaviorOf,
  groundOf,
  isComposition,
  isGrid,
  sizeOf,
} from '../layout/compositions'
import { natural } from '../layout/measure'
import { drawnAt, widths } from '../layout/widths'

/** The composition around a node. */
export type Around = {
  width: number
  height: number
  /** What becomes of the composition at each width. */
  behaviors: readonly Behavior[]
  /** The node is one of its parts, not deeper. */
  direct: boolean
  /** A drawn window or phone. */
  isScreen?: boolean
}

/** The panel around a node. */
export type Panel = {
  height?: number
  direct: boolean
  /** A picture fills the panel. */
  hasPicture: boolean
  /** The picture is of something, not mere light. */
  isScene: boolean
  inset: number
  /** Without margins of its own. */
  isFlush: boolean
}

export type Surroundings = {
  parent?: TreeNode
  composition?: Around
  panel?: Panel
  centered: boolean
  /** Letters as large as a picture stand in the row around it. */
  besideLetters?: boolean
  /** At each width: the parent stands at the start of a line. */
  startsLine?: readonly boolean[]
}

/** Facts that hold at every width. */
export type Facts = {
  node: TreeNode
  around: Surroundings
  width?: number
  height?: number
  isPicture: boolean
  isComposition: boolean
  behavior?: Behavior
  /** What its children are surrounded by. */
  inner: Surroundings
  ground?: TreeNode
  /** What the parent has inside its padding. */
  parentRoom: number
  /** How many small boxes of this size stand side by side. */
  crowd: number
  /** Takes the whole width where things lie below each other. */
  isWide: boolean
  hasWords: boolean
}

const ownWidth = new Set([
  'Text',
  'LinkTo',
  'Chip',
  'Eyebrow',
  'Logo',
  'CompanyLogo',
  'Avatars',
  'Stars',
  'Button',
])

function isWide(node: TreeNode, width: number | undefined): boolean {
  if (isPicture(node)) return (width ?? 0) > 96
  if (isComposition(node) || isGrid(node) || node.style.flexGrow === 1) return true
  if (node.kind === 'Field' || node.kind === 'InlineForm') return true
  return width === undefined ? !ownWidth.has(node.kind) && natural(node) > 240 : width >= 200
}

function isCentered(node: TreeNode, around: Surroundings, width: number | undefined): boolean {
  const { alignItems } = node.style
  if (node.kind === 'Section' || node.kind === 'PictureSection') return false
  if (isRow(node)) return around.centered
  if (alignItems === 'center') return true
  if (alignItems === 'flex-start') return false
  return width !== undefined && width < 400 ? false : around.centered
}

function roomIn(parent: TreeNode | undefined): number {
  if (!parent) return 9999
  const room = numeric(parent.style.width) ?? parent.room?.[drawnAt] ?? 9999
  const [, right, , left] = paddingOf(parent)
  return parent.kind === 'Section' ? room : room - right - left
}

function crowdOf(node: TreeNode, { parent, composition }: Surroundings): number {
  const width = widthOf(node)
  if (width === undefined || width <= 30 || width > 96 || node.image || node.shape) return 0
  if (composition?.behaviors[0] === 'scale' || !parent || !isRow(parent)) return 0
  const same = nodesIn(parent).filter((child) => numeric(child.style.width) === width)
  return same.length >= 5 ? same.length : 0
}

/** A composition that has room for most of itself is shrunk, not unfolded. */
function aroundParts(node: TreeNode, behavior: Behavior, outer: Around | undefined): Around {
  const size = sizeOf(node)
  const fits = (i: number) => (node.room?.[i] ?? size.width) >= size.width * 0.86
  const shrinks = (i: number) =>
    outer?.behaviors[i] === 'scale' || (behavior === 'unfold' && fits(i))
  return {
    ...size,
    direct: true,
    behaviors: widths.map((_, i) => (shrinks(i) ? 'scale' : behavior)),
    isScreen: outer?.isScreen,
  }
}

export function factsOf(node: TreeNode, around: Surroundings): Facts {
  const width = widthOf(node)
  const composed = isComposition(node)
  const behavior = composed ? behaviorOf(node) : undefined
  const { composition, panel } = around
  return {
    node,
    around,
    width,
    height: heightOf(node),
    isPicture: isPicture(node),
    isComposition: composed,
    behavior,
    inner: {
      parent: node,
      composition: behavior
        ? aroundParts(node, behavior, composition)
        : composition && { ...composition, direct: false },
      panel: panel && { ...panel, direct: false },
      centered: isCentered(node, around, width),
      startsLine: startsLine(node, around.parent),
      besideLetters: hasHugeLetters(node) || (around.besideLetters && isWrapper(node)),
    },
    ground: composed ? groundOf(node) : undefined,
    parentRoom: roomIn(around.parent),
    crowd: crowdOf(node, around),
    isWide: isWide(node, width),
    hasWords: hasWords(node),
  }
}

function startsLine(node: TreeNode, parent: TreeNode | undefined) {
  if (!parent || !isRow(parent)) return undefined
  const place = nodesIn(parent).indexOf(node)
  return parent.flow?.map(
    (flow) => flow === 'stack' || (typeof flow === 'number' && place % flow === 0),
  )
}

/** Whether a picture, or a drawing larger than an icon, is in it. */
export const hasPicture = (node: TreeNode) =>
  someNode(node, (part) => isPicture(part) || (part.shape?.width ?? 0) > 96)

const isWrapper = ({ style, children }: TreeNode) =>
  style.width === undefined && children.length === 1

const hasHugeLetters = (node: TreeNode) =>
  nodesIn(node).some((child) => child.kind === 'Text' && fontSizeOf(child) > 110)
