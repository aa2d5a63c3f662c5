import { lookOf } from './look'
import { keyBetween } from './order'
import type { Look, PageOp, SectionState } from './types'

/** Predicted result of a change, worked out from what is on screen before the server has answered. */

export type Step = 'up' | 'down' | 'top' | 'bottom' | { after: string }

/** Another variant, or another panel. */
export function draftLook(section: SectionState, to: Partial<Look>): PageOp {
  const { id, type, pageId } = section
  const from = lookOf(section)
  return { kind: 'update', id, type, pageId, from, to: { ...from, ...to } }
}

/** The section leaves its page. */
export const draftRemoval = (section: SectionState): PageOp => ({ kind: 'remove', section })

/**
 * Draft of a panel that is added to the page.
 *
 * @param after the section above, `start`, or the end for all else
 */
export function draftAdd(
  body: readonly SectionState[],
  look: Look,
  { id, pageId, after }: { id: string; pageId: string; after: string | null },
): PageOp {
  const above = body.findIndex((s) => s.id === after)
  const at = after === 'start' ? 0 : above < 0 ? body.length : above + 1
  const order = between(body[at - 1]?.order, body[at]?.order)
  return { kind: 'insert', section: { ...look, id, type: 'body', pageId, order } }
}

/**
 * A copy directly below.
 *
 * @param body the page's body sections, in order
 * @param id what the copy is called until the server names it
 */
export function draftCopy(
  body: readonly SectionState[],
  section: SectionState,
  id: string,
): PageOp {
  const next = body[body.findIndex((s) => s.id === section.id) + 1]
  const order = between(section.order, next?.order)
  return { kind: 'insert', section: { ...section, id, order }, copy: true }
}

/**
 * Two sections may show the same key for a moment: a drafted one, and one that somebody else has just
 * put there. The server gives the final keys.
 */
const between = (above: string | undefined, below: string | undefined): string =>
  keyBetween(above ?? null, above && below && above >= below ? null : (below ?? null))

/** @returns null when the section stands there already, or is not in the body */
export function draftStep(
  body: readonly SectionState[],
  section: SectionState,
  step: Step,
): PageOp | null {
  const from = body.findIndex((s) => s.id === section.id)
  if (from < 0 || section.pageId === null) return null
  const others = body.filter((s) => s.id !== section.id)
  const to = placeOf(others, from, step)
  if (to === null || to < 0 || to > others.length || to === from) return null
  const order = between(others[to - 1]?.order, others[to]?.order)
  const { id, pageId } = section
  return { kind: 'move', id, from: { pageId, order: section.order }, to: { pageId, order } }
}

/** The place among the other sections, 0 is first. */
function placeOf(others: readonly SectionState[], from: number, step: Step): number | null {
  if (step === 'up') return from - 1
  if (step === 'down') return from + 1
  if (step === 'top') return 0
  if (step === 'bottom') return others.length
  const anchor = others.findIndex((s) => s.id === step.after)
  return anchor < 0 ? null : anchor + 1
}
