import type { PanelPlace } from './panel-place.server'

/** What the address of Select A Panel says of the place. */
export const placeQuery = ({ type, page, scope, after, swap }: PanelPlace) => ({
  for: type,
  p: page.id,
  scope,
  after,
  swap: swap?.id,
})

/**
 * What the address of Select A Panel says beside the place: how the panels are narrowed, and whether
 * the screen stays open after one was added (`several`).
 */
export const filterNames = ['q', 'category', 'columns', 'sort', 'several'] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>
