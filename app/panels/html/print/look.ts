import { nodesIn, numeric, paddingOf, someNode, type TreeNode } from '../../tree/node'
import { covers } from '../layout/compositions'
import { longestWord, natural } from '../layout/measure'
import { widths } from '../layout/widths'
import { hasPicture } from './facts'
import { columnFor, keepsWords } from './flow'
import { fluid, leastLetters, percent, round } from './lengths'
import type { Moment } from './moment'

const looks = {
  backgroundColor: 'background-color',
  backgroundImage: 'background-image',
  border: 'border',
  borderTop: 'border-top',
  borderBottom: 'border-bottom',
  borderLeft: 'border-left',
  borderRight: 'border-right',
  boxShadow: 'box-shadow',
  opacity: 'opacity',
  transform: 'transform',
  overflow: 'overflow',
  zIndex: 'z-index',
  color: 'color',
}

export function declareLook({ style, length, paint, out }: Moment): void {
  for (const [name, property] of Object.entries(looks)) {
    const value = style[name]
    if (value !== undefined && value !== 'transparent') out[property] = paint(value)
  }
  const { borderRadius } = style
  if (borderRadius === undefined || borderRadius === 0) return
  out['border-radius'] =
    typeof borderRadius === 'number' ? length(borderRadius) : String(borderRadius)
}

const em = (value: number, fontSize: number) =>
  Math.abs(value) < 0.005 ? '0' : `${Math.round((value / fontSize) * 10_000) / 10_000}em`

export function declareLetters(at: Moment): void {
  const { node, style, parentFlow, length, out } = at
  const fontSize = numeric(style.fontSize)
  const { lineHeight, letterSpacing } = style
  if (fontSize !== undefined) {
    out['font-size'] = lettersOf(at, fontSize)
    if (typeof lineHeight === 'string' && lineHeight.endsWith('px')) {
      const share = Number.parseFloat(lineHeight) / fontSize
      out['line-height'] = String(Math.round(share * 1000) / 1000)
    } else if (lineHeight !== undefined) out['line-height'] = String(lineHeight)
    // Without one, panels are drawn with the font's own.
    else if (node.kind === 'LinkTo') out['line-height'] = '1.21'
    if (letterSpacing !== undefined) {
      out['letter-spacing'] = em(numeric(letterSpacing) ?? 0, fontSize)
    }
  } else if (lineHeight !== undefined) out['line-height'] = String(lineHeight)
  const { fontFamily } = style
  if (fontFamily !== undefined && fontFamily !== 'Inter') {
    out['font-family'] = `${fontFamily},Inter,"Inter fallback",serif`
  }
  if (style.fontWeight !== undefined) out['font-weight'] = String(style.fontWeight)
  // Words at the right end of a line that is one no longer begin where the others do.
  const isBelow = style.textAlign === 'right' && parentFlow === 'stack'
  if (style.textAlign && style.textAlign !== 'left' && !isBelow) {
    out['text-align'] = String(style.textAlign)
  }
  if (style.textWrap) out['text-wrap'] = String(style.textWrap)
  const maxWidth = numeric(style.maxWidth)
  if (maxWidth === undefined) return
  out['max-width'] = length(maxWidth)
  // A box that begins where others do would be as wide as its longest word.
  out['overflow-wrap'] = 'anywhere'
}

/** Labels on a picture that shrinks stay as large as one can read; those in drawn screens are a part of it. */
const leastLabel = 11

function lettersOf({ style, facts, narrow, scaled, length }: Moment, px: number): string {
  const fills = style.whiteSpace === 'nowrap' || (narrow && facts.around.besideLetters)
  if (px > 110 && fills) return `min(${round(px)}px,${round((px / 1440) * 109)}cqw)`
  if (scaled) {
    const isLabel = style.whiteSpace === 'nowrap' && !facts.around.composition?.isScreen
    return isLabel ? `max(${leastLabel}px,${length(px)})` : length(px)
  }
  return px > 20 ? fluid(px, leastLetters(px)) : `${px}px`
}

const ownLine = new Set(['Button', 'LinkTo'])
const ownWords = new Set(['Text', 'Button', 'Chip', 'LinkTo'])

/** Words that never break need more than their longest. */
const hasOwnLines = (node: TreeNode) =>
  someNode(node, ({ kind, style }) => ownLine.has(kind) || style.whiteSpace === 'nowrap')

/** Which words stay on one line, and which boxes keep their longest word whole. */
export function declareLines(at: Moment): void {
  const { node, style, i, facts, parentFlow, narrow, belowWide, scaled, out } = at
  const room = node.room?.[i]
  const { parent } = facts.around
  const line = natural(node)
  const tooLong = belowWide && !scaled && line > (room ?? 9999)
  if (style.whiteSpace === 'nowrap' && !tooLong) {
    Object.assign(out, { 'white-space': 'nowrap', 'flex-shrink': '0' })
  }
  if (narrow && i >= (node.lineFrom ?? widths.length)) {
    if (node.kind === 'Text') out['white-space'] = 'nowrap'
    if (facts.width === undefined && !style.flexGrow) out['flex-shrink'] = '0'
  }
  const keepsWidth = parentFlow === 'row' && narrow && !facts.crowd
  if (node.kind === 'Text' && keepsWidth && line <= 120) {
    out['flex-shrink'] = '0'
  }
  if (ownLine.has(node.kind) && !scaled && line <= Math.min(300, room ?? 300)) {
    Object.assign(out, { 'white-space': 'nowrap', 'flex-shrink': '0' })
  }
  const beside = parentFlow === 'row' || parentFlow === 'wrap'
  const { width = 100 } = facts
  const flexible = width > 96 && width <= 200 && facts.hasWords && !ownWords.has(node.kind)
  if (narrow && beside && flexible && parent && !scaled && !hasPicture(node)) {
    const room = parent.room?.[i] ?? 0
    const alike = facts.width === undefined && columnFor(node) * nodesIn(parent).length <= room
    const fits = alike || (!hasOwnLines(node) && keepsWords(parent, room))
    if (fits && longestWord(node) <= 180) out['min-width'] = 'min-content'
  }
  // Where panels are drawn nothing shrinks by itself.
  if (facts.around.composition?.isScreen) out['flex-shrink'] = String(style.flexShrink ?? 0)
  if (narrow && parent?.cells && facts.width !== undefined) {
    delete out['max-width']
    const width = percent(facts.width, parent.cells)
    Object.assign(out, { width, 'flex-shrink': '1', 'white-space': 'normal' })
  }
}

/** What stands in the flow of a composition or of a panel without margins. */
export function declareInFlow(at: Moment): void {
  const { node, style, i, facts, belowWide, out } = at
  const { composition, panel } = facts.around
  if (style.position === 'absolute') return
  if (composition?.direct) {
    const behavior = composition.behaviors[i]
    const empty = !facts.hasWords && !facts.isPicture && node.children.length === 0
    if (behavior === 'unfold' && empty) out.display = 'none'
    if (behavior === 'pin' && node.image && covers(node, composition)) fillParent(at)
  }
  if (!panel?.direct || !panel.isFlush || !belowWide) return
  if (facts.isPicture || facts.isComposition || node.kind === 'Overlay') return
  if (style.backgroundColor || paddingOf(node)[1] >= 20) return
  out['padding-inline'] = 'var(--edge)'
  if (at.flow === 'stack') out['padding-block'] = '48px'
}

export function fillParent({ out }: Moment): void {
  delete out['aspect-ratio']
  Object.assign(out, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    'max-width': 'none',
  })
}
