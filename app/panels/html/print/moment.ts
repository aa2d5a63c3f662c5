import { type Flow, isRow, type Style, type TreeNode } from '../../tree/node'
import { drawnAt, tabletFrom, wideFrom, widths } from '../layout/widths'
import type { Facts } from './facts'
import { fluidSpace, round } from './lengths'
import type { Declarations } from './sheet'

/** A node at one width of the panel, with what it declares there. */
export type Moment = {
  facts: Facts
  node: TreeNode
  style: Style
  i: number
  /** Narrower than panels are drawn. */
  narrow: boolean
  belowWide: boolean
  belowTablet: boolean
  flow: Flow
  /** Flow of the parent. */
  parentFlow: Flow
  /** Within something that shrinks as a picture does. */
  scaled: boolean
  /** Pixels, of the composition's own where it shrinks. */
  length(px: number): string
  /** Pixels that grow with the panel. */
  space(px: number): string
  paint(value: unknown): string
  out: Declarations
}

const asDrawn = (node: TreeNode | undefined): Flow => (node && isRow(node) ? 'row' : 'column')

const flowAt = (node: TreeNode | undefined, i: number, scaled: boolean): Flow =>
  scaled ? asDrawn(node) : (node?.flow?.[i] ?? 'column')

export function momentOf(facts: Facts, i: number, paint: Moment['paint']): Moment {
  const { node, around } = facts
  const width = widths[i] ?? 1440
  const scaled = around.composition?.behaviors[i] === 'scale'
  const length = (px: number) =>
    scaled && Math.abs(px) > 1 ? `calc(${round(px)}*var(--u))` : `${round(px)}px`
  return {
    facts,
    node,
    style: node.style,
    i,
    narrow: i < drawnAt,
    belowWide: width < wideFrom,
    belowTablet: width < tabletFrom,
    flow: flowAt(node, i, scaled),
    // Parts placed by hand have a parent that shrinks as little as its own surroundings do.
    parentFlow: flowAt(around.parent, i, scaled),
    scaled,
    length,
    space: (px) => (scaled || px <= 20 ? length(px) : fluidSpace(px)),
    paint,
    out: {},
  }
}
