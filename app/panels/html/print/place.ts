import { isPicture, nodesIn, numeric, someNode, type TreeNode, widthOf } from '../../tree/node'
import { covers, groundOf, isAcross, isMiddle } from '../layout/compositions'
import { natural } from '../layout/measure'
import { widths } from '../layout/widths'
import { percent, round } from './lengths'
import { fillParent } from './look'
import type { Moment } from './moment'

const sides = ['top', 'right', 'bottom', 'left'] as const

/** Where a part that was placed by hand stands. */
export function declarePlace(at: Moment): void {
  const { style, facts, scaled, out } = at
  if (style.position !== 'absolute') {
    if (style.position === 'relative') out.position ??= 'relative'
    return
  }
  const { composition, panel } = facts.around
  if (composition?.direct) placeInComposition(at)
  else if (panel?.direct) placeInPanel(at)
  else {
    out.position = 'absolute'
    declareOffsets(at)
    if (!scaled) keepShare(at)
    if (joinsNothing(at)) out.display = 'none'
  }
}

function declareOffsets({ style, facts, belowWide, length, out }: Moment): void {
  for (const side of sides) {
    const px = numeric(style[side])
    if (px === undefined) continue
    // A badge half outside of its card would be cut by a narrow screen.
    const outside = belowWide && px < 0 && (side === 'left' || side === 'right') && facts.hasWords
    out[side] = length(outside ? 8 : px)
  }
}

/** A sign on the gutter, such as a plus, with no neighbor before it. */
const joinsNothing = ({ style, facts, i, scaled }: Moment) =>
  !scaled &&
  !facts.hasWords &&
  ((facts.width ?? 99) <= 64 || (facts.height ?? 99) <= 4) &&
  (numeric(style.left) ?? 0) < 0 &&
  facts.around.startsLine?.[i] === true

/** What points at a place of a picture or a rail stays at its share of it, and inside. */
function keepShare({ node, style, facts, narrow, out }: Moment): void {
  const { parent } = facts.around
  const whole = parent && (widthOf(parent) ?? parent.room?.at(-1))
  const x = numeric(style.left)
  const width = facts.width ?? natural(node)
  if (!whole || x === undefined || x < 64 || !narrow || (facts.width ?? 0) >= whole * 0.8) return
  out.left = `min(${percent(x, whole)},calc(100% - ${Math.ceil(width)}px))`
  delete out['max-width']
}

const isRound = ({ style, facts }: Moment) =>
  facts.width !== undefined &&
  facts.width === facts.height &&
  (numeric(style.borderRadius) ?? 0) >= facts.width / 2 - 1

function placeInComposition(at: Moment): void {
  const { node, facts, i, belowTablet, out } = at
  const { composition, parent } = facts.around
  if (!composition) return
  const behavior = composition.behaviors[i]
  if (behavior === 'unfold') {
    unfold(at, parent)
    return
  }
  out.position = 'absolute'
  if (behavior !== 'pin') {
    declareOffsets(at)
    return
  }
  if (covers(node, composition)) {
    fillParent(at)
    return
  }
  if (isMiddle(node, composition)) {
    const shrink = belowTablet ? ' scale(.6)' : ''
    Object.assign(out, { left: '50%', top: '50%', transform: `translate(-50%,-50%)${shrink}` })
    return
  }
  // On phones a label keeps closer to its corner.
  const isLine = isAcross(node, composition)
  const near = (px: number) => (belowTablet && (px <= 40 || isLine) ? Math.min(px, 16) : px)
  const { left, right } = node.style
  const x = numeric(left) ?? numeric(right) ?? 0
  if (node.kind === 'Scrim') {
    out.width = '100%'
    const { height = 0 } = facts
    if (height < composition.height) out.height = percent(height, composition.height)
  } else out['max-width'] = `calc(100% - ${Math.max(8, near(x)) * (x > 0 ? 2 : 1)}px)`
  declareOffsets(at)
  for (const side of sides) {
    const px = numeric(node.style[side])
    if (px && node.kind !== 'Scrim') out[side] = `${near(px)}px`
  }
  if (!isLine) keepShare(at)
}

function unfold(at: Moment, parent: TreeNode | undefined): void {
  const { node, facts, out } = at
  if (node.image && parent && groundOf(parent) === node) {
    fillParent(at)
    out['border-radius'] = '0'
    return
  }
  if (isRound(at) && facts.width !== undefined) {
    const size = `${round(facts.width * 0.8)}px`
    Object.assign(out, {
      position: 'absolute',
      right: '12px',
      top: '12px',
      width: size,
      'min-height': size,
      'z-index': '1',
    })
    return
  }
  Object.assign(out, { position: 'relative', width: '100%', 'max-width': '100%' })
  if (isDecoration(node, facts.hasWords)) out.display = 'none'
}

const isDecoration = (node: TreeNode, hasWords: boolean) =>
  !hasWords && !isPicture(node) && nodesIn(node).length === 0

const full = 1380

function placeInPanel(at: Moment): void {
  const { node, facts, belowWide, out } = at
  const { panel } = facts.around
  if (!panel) return
  if ((facts.width ?? 0) >= full && node.kind !== 'Overlay') {
    fillPanel(at, panel.height)
    return
  }
  const isLight = node.kind === 'Glow' || node.kind === 'Scrim'
  if (belowWide && !isLight && !isDecoration(node, facts.hasWords)) {
    out.position = 'relative'
    // Words come first.
    if (!someNode(node, ({ tag }) => tag === 'h1' || tag === 'h2')) out.order = '1'
    if (numeric(node.style.bottom)) out['margin-bottom'] = '32px'
    if (facts.isPicture) out.width = '100%'
    else if (panel.isFlush) {
      const margins = { 'margin-inline': 'var(--edge)', 'margin-top': '28px' }
      Object.assign(out, { width: 'auto', ...margins })
    }
    return
  }
  out.position = 'absolute'
  placeAcross(at)
  placeAlong(at, panel.height)
}

function fillPanel({ style, facts, out }: Moment, panelHeight: number | undefined): void {
  const inset = numeric(style.left) ?? 0
  Object.assign(out, {
    position: 'absolute',
    left: `${inset}px`,
    right: `${inset}px`,
    top: `${numeric(style.top) ?? 0}px`,
    width: `calc(100% - ${2 * inset}px)`,
    'max-width': 'none',
  })
  if (panelHeight && (facts.height ?? 0) < panelHeight - 2 * inset - 4) return
  out.height = `calc(100% - ${2 * inset}px)`
  delete out['aspect-ratio']
}

/** Measured from the middle where the panel is wider than drawn, in shares where it is narrower. */
function placeAcross({ node, style, facts, i, out }: Moment): void {
  const [left, right] = [numeric(style.left), numeric(style.right)]
  const { width } = facts
  const isDrawn = (widths[i] ?? 0) >= 1440
  if (node.image && width !== undefined && (left === 0 || right === 0)) {
    Object.assign(out, { width: percent(width, 1440), 'max-width': 'none' })
    out[right === 0 ? 'right' : 'left'] = '0'
  } else if (left !== undefined) {
    out.left = isDrawn ? `calc(50% + ${round(left - 720)}px)` : percent(left, 1440)
  } else if (width === undefined) {
    out.right = `max(20px,calc(50% - ${round(720 - (right ?? 0))}px))`
  } else {
    out.right = isDrawn ? `calc(50% - ${round(720 - (right ?? 0))}px)` : percent(right ?? 0, 1440)
  }
}

function placeAlong({ node, style, facts, out }: Moment, panelHeight: number | undefined): void {
  const { height = 0 } = facts
  const [top, bottom] = [numeric(style.top), numeric(style.bottom)]
  if (top !== undefined) out.top = `${top}px`
  if (bottom !== undefined) out.bottom = `${bottom}px`
  if (!node.image || !panelHeight || height < panelHeight - 60) return
  delete out['aspect-ratio']
  const isWhole = top === 0 && height >= panelHeight
  out.height = isWhole ? '100%' : `calc(100% - ${panelHeight - height}px)`
}
