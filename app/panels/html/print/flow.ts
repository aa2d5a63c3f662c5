import {
  hasWords,
  isPlaced,
  isRow,
  nodesIn,
  numeric,
  someNode,
  type TreeNode,
  widthOf,
  wordsIn,
} from '../../tree/node'
import { isComposition } from '../layout/compositions'
import { gapBelowDrawn, longestWord, natural, sideSpace } from '../layout/measure'
import { hasPicture } from './facts'
import type { Moment } from './moment'

const inlineTags = new Set(['ul', 'a', 'label', 'button', 'span'])

/** How its children lie. */
export function declareFlow(at: Moment): void {
  const { node, style, flow, i, scaled, out } = at
  if (node.merged?.[i] && !scaled) {
    out.display = 'contents'
    return
  }
  if (style.display === 'flex' && node.kind !== 'Text') {
    out.display = typeof flow === 'number' ? 'grid' : 'flex'
    if (typeof flow === 'number') declareGrid(at, flow)
    else declareFlex(at)
  }
  if (inlineTags.has(node.tag)) out.display ??= 'block'
}

/** Rows inside: side by side they need more than their longest word. */
const hasRows = (node: TreeNode, depth: number): boolean =>
  depth > 0 &&
  nodesIn(node).some(
    (child) => (isRow(child) && child.children.length > 1) || hasRows(child, depth - 1),
  )

/** What a column of words asks for, so that no word breaks inside. */
export const columnFor = (node: TreeNode) => longestWord(node) * 1.12 + 28

/** Whether all parts of a row keep their longest word whole in this room. */
export function keepsWords(row: TreeNode, room: number): boolean {
  const parts = nodesIn(row).filter((part) => !isPlaced(part))
  const least = (part: TreeNode) =>
    hasWords(part) ? longestWord(part) * 1.06 + sideSpace(part) : natural(part)
  const gaps = gapBelowDrawn(row) * (parts.length - 1)
  return parts.reduce((sum, part) => sum + least(part), gaps) <= room
}

/** Parts that nothing frames are further from each other than what is in them. */
function leastBetween(node: TreeNode): number {
  const parts = nodesIn(node).filter((part) => !isPlaced(part))
  const isOpen = (part: TreeNode) =>
    part.children.length > 1 && !isRow(part) && !isComposition(part) && !part.style.backgroundColor
  if (parts.length < 2 || !parts.every(isOpen)) return 0
  const inside = parts.map(({ style }) => Math.min(numeric(style.gap) ?? 0, 56))
  return Math.max(...inside, parts.every(hasPicture) ? 52 : 0)
}

function declareGrid({ node, style, facts, i, scaled, space, out }: Moment, columns: number): void {
  const ofWords = !scaled && columns > 1 && !hasPicture(node) && !hasRows(node, 2)
  const fits = columnFor(node) * columns <= (node.room?.[i] ?? 0)
  const narrowest = ofWords && fits ? 'min-content' : '0'
  out['grid-template-columns'] = `repeat(${columns},minmax(${narrowest},1fr))`
  out['align-items'] = String(style.alignItems ?? 'stretch')
  const gap = numeric(style.gap)
  const between = (px: number | undefined) =>
    px === undefined ? '24px' : space(Math.max(16, Math.min(px, 40)))
  const [first] = nodesIn(node)
  out.gap = between(gap)
  const { parent } = facts.around
  const ofParent = columns === 1 && node.keyed && parent && numeric(parent.style.gap)
  const least = scaled ? 0 : leastBetween(node)
  if (ofParent) out.gap = space(ofParent)
  else if (least > (gap ?? 24)) out.gap = `${space(least)} ${between(gap)}`
  if (first?.merged?.[i]) out.gap += ` ${between(numeric(first.style.gap))}`
}

function declareFlex(at: Moment): void {
  const { style, flow, facts, out } = at
  if (flow === 'stack' || flow === 'column') out['flex-direction'] = 'column'
  else if (style.flexDirection === 'row-reverse') out['flex-direction'] = 'row-reverse'
  declareGap(at)
  const { centered } = facts.around
  if (flow === 'stack') {
    const across = centered ? 'center' : 'flex-start'
    const fills = style.alignItems === 'stretch' || at.node.kind === 'InlineForm'
    out['align-items'] = fills ? 'stretch' : across
    return
  }
  if (style.alignItems) out['align-items'] = String(style.alignItems)
  const isFilling = at.parentFlow === 'stack' && facts.around.parent?.kind === 'InlineForm'
  if (isFilling && at.node.tag === 'button') out['justify-content'] = 'center'
  else if (flow === 'wrap' && centered) out['justify-content'] = 'center'
  else if (standsAlone(at)) out['justify-content'] = 'flex-start'
  else if (style.justifyContent) out['justify-content'] = String(style.justifyContent)
}

/** A column on the right with nothing beside it begins where lines do, once it takes all of their width. */
function standsAlone({ node, style, belowWide, scaled }: Moment): boolean {
  const [only, ...more] = nodesIn(node)
  if (!belowWide || scaled || style.justifyContent !== 'flex-end') return false
  return only !== undefined && more.length === 0 && (widthOf(only) ?? 0) >= 480
}

function declareGap({ node, style, flow, narrow, scaled, length, space, out }: Moment): void {
  const gap = numeric(style.gap)
  if (flow === 'wrap') {
    out['flex-wrap'] = 'wrap'
    out.gap = `${Math.min(14, Math.max(8, gap ?? 14))}px ${Math.min(28, gap ?? 24)}px`
  } else if (flow === 'stack') {
    const small = gap !== undefined && gap < 24 && leastBetween(node) <= gap
    const least = Math.max(gap ?? 24, leastBetween(node), 24)
    out.gap = small ? length(Math.max(gap, 12)) : space(Math.min(least, 56))
  } else if (gap) out.gap = space(gap)
  else if (narrow && flow === 'row' && !scaled && gapBelowDrawn(node)) {
    out.gap = `${gapBelowDrawn(node)}px`
  }
}

const hasLargePicture = (node: TreeNode) =>
  nodesIn(node).some((child) => (child.image?.width ?? 0) > 120 || isComposition(child))

const heading = /^h[1-6]$/

/** A mirrored line of a list ends with its name: below each other, the name comes first. */
function namesWhatIsSaidBefore(node: TreeNode, parent: TreeNode): boolean {
  const width = widthOf(node)
  // Columns of a list keep their order.
  if (width !== undefined && nodesIn(parent).every((part) => widthOf(part) === width)) return false
  const isNamed = (part: TreeNode) => someNode(part, ({ tag }) => heading.test(tag))
  // Contents that lead to what they stand before.
  const leads = (part: TreeNode) => someNode(part, ({ props }) => Boolean(props.jumpTo))
  const parts = nodesIn(parent)
  const before = parts.slice(0, parts.indexOf(node))
  return (
    isNamed(node) &&
    before.some((part) => wordsIn(part).length > 40) &&
    !before.some((part) => isNamed(part) || hasPicture(part) || leads(part))
  )
}

/** Where a row is one no longer, its part with the title comes first. */
export function declareOrder({ node, parentFlow, facts, out }: Moment): void {
  const { parent } = facts.around
  const below = parentFlow === 'stack' || typeof parentFlow === 'number'
  if (!below || !parent || !isRow(parent)) return
  if (node.holdsTitle || namesWhatIsSaidBefore(node, parent)) out.order = '-1'
}

/** The third of three in two columns takes both. */
export function declareLastOfGrid({ node, parentFlow, facts, i, out }: Moment): void {
  const { parent } = facts.around
  if (parentFlow !== 2 || !parent || parent.merged?.[i]) return
  const all = nodesIn(parent)
  if (all.length !== 3 || all[2] !== node) return
  const covers = node.image !== undefined || facts.behavior === 'pin'
  if (!covers && (facts.isComposition || hasLargePicture(node))) return
  out['grid-column'] = '1/-1'
  if (covers) out['aspect-ratio'] = '2/1'
}
