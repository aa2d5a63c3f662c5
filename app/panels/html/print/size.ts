import { fontSizeOf, heightOf, nodesIn, numeric, paddingOf, widthOf } from '../../tree/node'
import { natural } from '../layout/measure'
import { drawnAt } from '../layout/widths'
import { type Facts, hasPicture } from './facts'
import { percent, round } from './lengths'
import type { Moment } from './moment'
import {
  besideLetters,
  declareCircle,
  declarePictureSize,
  full,
  isCircle,
  small,
} from './picture-size'

export function declareSize(at: Moment): void {
  const { node, facts } = at
  if (node.kind === 'Section' || node.kind === 'PictureSection') return
  if (facts.isPicture || facts.isComposition) declarePictureSize(at)
  else {
    declareWidth(at)
    declareHeight(at)
  }
  declareExceptions(at)
}

function declareWidth(at: Moment): void {
  const { node, facts, parentFlow, narrow, scaled, length, out } = at
  const { width, around } = facts
  if (width === undefined) {
    if (parentFlow === 'stack' && facts.isWide) out.width = '100%'
    // Pictures that fill what is around them give it no width.
    const gives =
      narrow && parentFlow === 'row' && !scaled && !around.besideLetters && natural(node) > 200
    if (gives && hasPicture(node)) out['flex-basis'] = `${round(natural(node))}px`
    return
  }
  const rail = railAround(at)
  if (rail) out.width = percent(width, rail)
  else if (scaled) {
    Object.assign(out, { width: length(width), 'flex-shrink': '0', 'max-width': 'none' })
  } else declareFluidWidth(at, width)
  declareButtonWidth(at, width)
}

function declareFluidWidth(at: Moment, width: number): void {
  const { node, style, facts, parentFlow, belowTablet, out } = at
  const isRound = width === facts.height && Boolean(style.borderRadius)
  if (isCircle(at) && !facts.hasWords && width > small) {
    declareCircle(at, width)
    return
  }
  const fills = width >= facts.parentRoom - 2
  if (width <= small) {
    Object.assign(out, { width: `${round(width)}px`, 'flex-shrink': '0' })
    // A sign in a circle never becomes an oval.
    if (isRound && !facts.crowd) out['min-width'] = out.width ?? ''
  } else if (typeof parentFlow === 'number' || width >= full) out.width = '100%'
  else if (parentFlow === 'stack' && facts.isWide && width !== facts.height) out.width = '100%'
  else if (parentFlow === 'column' && fills) {
    Object.assign(out, { width: `${round(width)}px`, 'min-width': '100%', 'max-width': '100%' })
  } else if (endsNarrowRow(at)) out.width = '100%'
  else if (isRound) Object.assign(out, { width: `${round(width)}px`, 'flex-shrink': '0' })
  else if (belowTablet && (node.kind === 'Field' || node.kind === 'InlineForm')) out.width = '100%'
  else {
    Object.assign(out, { width: `${round(width)}px`, 'max-width': '100%' })
    if (node.kind === 'Field' && parentFlow === 'row' && isAmongFields(facts))
      out['flex-grow'] = '1'
  }
}

/** Fields side by side are together as wide as one below them. */
const isAmongFields = ({ around: { parent } }: Facts) =>
  (parent ? nodesIn(parent) : []).filter(({ kind }) => kind === 'Field').length > 1

/** Words that begin at a line of columns below them: there are fewer of these now. */
function endsNarrowRow({ facts, belowWide, parentFlow }: Moment): boolean {
  const { parent } = facts.around
  return (
    belowWide &&
    parentFlow === 'row' &&
    parent?.style.justifyContent === 'flex-end' &&
    parent.children.length === 1
  )
}

function declareButtonWidth({ node, facts, parentFlow, out }: Moment, width: number): void {
  if (node.tag !== 'button' && node.kind !== 'Button') return
  const fills = parentFlow === 'column' && width >= facts.parentRoom - 2
  if (parentFlow === 'stack' || fills || typeof parentFlow === 'number') out.width = '100%'
  out['max-width'] = '100%'
}

/** A part of a thin line, such as how full a bar is. @returns the width of the whole line */
function railAround({ node, facts }: Moment): number | undefined {
  const { parent } = facts.around
  const { width = 0, height = 99 } = facts
  const rail = parent && numeric(parent.style.width)
  const thin = parent && (numeric(parent.style.height) ?? 99) <= 14
  if (!rail || !thin || height > 14 || node.style.position === 'absolute') return undefined
  return width > 8 && width !== height ? rail : undefined
}

function declareHeight({ node, style, facts, flow, belowWide, ...at }: Moment): void {
  const { height, width, hasWords } = facts
  const { scaled, length, space, out } = at
  if (height === undefined) return
  const hasPadding = paddingOf(node).some((side) => side > 0)
  const centered = style.justifyContent === 'center' || style.alignItems === 'center'
  const hasLook = style.backgroundColor || style.backgroundImage
  if (!hasWords) {
    if (out.height !== undefined) return
    // Its picture shrinks, and nothing would stand in the rest.
    const isFree = style.overflow === undefined || nodesIn(node).every(({ shape }) => shape)
    const shrinks = belowWide && !scaled && isFree && hasPicture(node)
    if (shrinks && height > small) return
    const isGap = node.children.length === 0 && !hasLook && height > 20
    out.height = isGap ? space(height) : length(height)
  } else if (scaled) out.height = length(height)
  else if (belowWide && height > 72 && width !== height && !hasPadding && centered) {
    out['padding-block'] = '10px'
  } else if (height <= 72 ? flow !== 'stack' && flow !== 'wrap' : keepsHeight()) {
    out['min-height'] = `${round(height)}px`
  }
  function keepsHeight() {
    return (!belowWide && flow !== 'stack') || width === height
  }
}

function declareExceptions(at: Moment): void {
  const { node, style, facts, flow, narrow, scaled, out } = at
  const { width } = facts
  if (narrow && node.kind === 'Text' && width !== undefined && fontSizeOf(node) > 110) {
    Object.assign(out, { width: besideLetters(width), 'flex-shrink': '1', 'min-width': '0' })
  }
  if (at.i === drawnAt && at.parentFlow === 'row' && !scaled) {
    if ((width ?? 0) > small && (width ?? 0) < full) out['flex-shrink'] = '0'
  }
  if (narrow && facts.crowd && !scaled) declareCrowd(at)
  // A dot between words that may lie below each other.
  if (at.parentFlow === 'wrap' && (width ?? 9) <= 4 && !facts.hasWords) out.display = 'none'
  // A line between two that are no longer beside each other.
  const below = at.parentFlow === 'stack' || typeof at.parentFlow === 'number'
  if (below && (width ?? 9) <= 2 && (facts.height ?? 0) > 20) out.display = 'none'
  const spread = style.justifyContent === 'space-between' && style.gap === undefined
  if (narrow && spread && flow === 'column' && node.children.length > 1 && !scaled) {
    out.gap = '20px'
  }
}

/** Days of a month, parts of a scale: they share the width. */
function declareCrowd({ node, facts, out }: Moment): void {
  const width = widthOf(node) ?? 0
  const isText = node.kind === 'Text'
  Object.assign(out, {
    width: percent(1, facts.crowd),
    'max-width': `${round(width)}px`,
    height: 'auto',
    'min-height': '0',
    'aspect-ratio': isText ? 'auto' : `${round(width)}/${round(heightOf(node) ?? width)}`,
    'flex-shrink': '1',
  })
  if (isText) out['white-space'] = 'nowrap'
}
