import type { Look } from './types'

/** The part of a section that a change of variant or panel replaces. */
export const lookOf = ({ panelId, category, orientation, color }: Look): Look => ({
  panelId,
  category,
  orientation,
  color,
})

/** Whether two sections show the same picture. */
export const sameLook = (a: Omit<Look, 'category'>, b: Omit<Look, 'category'>): boolean =>
  a.panelId === b.panelId && a.orientation === b.orientation && a.color === b.color
