import type { Look } from './types'

/** The part of a section that a change of variant, panel or words replaces. */
export const lookOf = ({ panelId, category, orientation, color, words }: Look): Look => ({
  panelId,
  category,
  orientation,
  color,
  words: words ?? null,
})

/** Whether two sections show the same picture. */
export const sameLook = (a: Omit<Look, 'category'>, b: Omit<Look, 'category'>): boolean =>
  a.panelId === b.panelId &&
  a.orientation === b.orientation &&
  a.color === b.color &&
  (a.words ?? null) === (b.words ?? null)
