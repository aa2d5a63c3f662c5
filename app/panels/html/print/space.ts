import { numeric, paddingOf, type Sides, widthOf } from '../../tree/node'
import { natural } from '../layout/measure'
import { drawnAt } from '../layout/widths'
import { fluid, leastSpace, percent } from './lengths'
import type { Moment } from './moment'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function declareSpace(at: Moment): void {
  const { node, style, parentFlow, facts, out } = at
  const paddings = ['padding', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']
  if (paddings.some((name) => style[name] !== undefined)) declarePadding(at)
  for (const side of ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'] as const) {
    declareMargin(at, side)
  }
  if (style.flexGrow && parentFlow !== 'stack') out['flex-grow'] = '1'
  // Words stay beside the sign before them; what follows goes below.
  if (style.flexGrow && parentFlow === 'wrap') out['flex-basis'] = '60%'
  const shares = facts.crowd > 0 && at.narrow && !at.scaled
  if (style.flexShrink === 0 && !shares) {
    const { width } = facts
    const keeps = width === undefined ? parentFlow === 'row' && natural(node) < 260 : width <= 96
    if (keeps) out['flex-shrink'] = '0'
  }
}

const ownPadding = new Set(['Button', 'Chip', 'InlineForm', 'Control'])

/** A box with words that had no padding above and below because its height was fixed. */
function isFlatBox(at: Moment, [top, , bottom, left]: Sides): boolean {
  const { node, style, facts, flow, belowWide, scaled } = at
  if (top !== 0 || bottom !== 0 || left < 20 || !belowWide || scaled) return false
  if (!facts.hasWords || ownPadding.has(node.kind) || node.tag === 'button') return false
  const visible = Boolean(style.backgroundColor || style.border)
  return visible && ((facts.height ?? 999) > 72 || flow === 'stack' || flow === 'wrap')
}

function declarePadding(at: Moment): void {
  const { node, style, facts, parentFlow, space, out } = at
  if (node.kind === 'Button' && style.padding === 0) {
    out.padding = '0'
    return
  }
  const sides = paddingOf(node)
  const [, right, , left] = sides
  const tall = (facts.height ?? 999) > 120
  const flat = isFlatBox(at, sides) ? (tall ? 24 : 14) : undefined
  const [top, bottom] = [flat ?? sides[0], flat ?? sides[2]]
  const below = parentFlow === 'stack' || typeof parentFlow === 'number'
  // What only kept two halves apart is not needed below each other.
  const apart = style.backgroundColor || style.border ? 40 : 20
  const [east, west] = [
    below && right >= apart && left === 0 ? 0 : right,
    below && left >= apart && right === 0 ? 0 : left,
  ]
  out.padding = `${space(top)} ${besides(at, east)} ${space(bottom)} ${besides(at, west)}`
}

function besides(at: Moment, px: number): string {
  const { node, facts, scaled, belowTablet, space } = at
  const fills = facts.width === undefined || facts.width >= 1380
  if (px >= 96 && fills && !facts.around.composition) return 'var(--edge)'
  if (px < 48 || scaled || node.kind === 'Card') return space(px)
  return fluid(px, belowTablet ? Math.min(leastSpace(px), 20) : leastSpace(px))
}

type MarginSide = 'marginTop' | 'marginBottom' | 'marginLeft' | 'marginRight'

function declareMargin(at: Moment, side: MarginSide): void {
  const { style, parentFlow, narrow, belowWide, scaled, space, out } = at
  const value = style[side]
  if (value === undefined || value === 0) return
  if (side === 'marginLeft' && narrow && !scaled && typeof value === 'number') {
    const rail = value > 40 ? railOfKnob(at) : undefined
    if (rail) {
      out['margin-left'] = percent(value, rail)
      return
    }
    if (value < 0 && belowWide && parentFlow !== 'row') return
  }
  if (value === 'auto' && side === 'marginTop' && narrow && !scaled) {
    Object.assign(out, { 'margin-top': 'auto', 'padding-top': '20px' })
    return
  }
  // Columns that were staggered are one below the other.
  if (side === 'marginTop' && typeof parentFlow === 'number') return
  const lies = parentFlow === 'stack' || parentFlow === 'wrap'
  if (value === 'auto' && lies && side === 'marginLeft') return
  if (typeof value !== 'number') out[kebab(side)] = String(value)
  else if (value < 0 && side === 'marginTop' && parentFlow === 'stack') out['margin-top'] = '0'
  else out[kebab(side)] = space(value)
}

/** A knob's place is a share of its rail. */
function railOfKnob({ node, facts }: Moment): number | undefined {
  const { parent } = facts.around
  const width = widthOf(node)
  if (!parent || width === undefined || width !== facts.height || width > 40) return undefined
  return numeric(parent.style.width) ?? parent.room?.[drawnAt] ?? 600
}
