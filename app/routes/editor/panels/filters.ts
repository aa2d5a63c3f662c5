import type { SectionType } from '~/editor/types'

/** Target of a selected panel, as far as the address says it. */
type Place = {
  type: SectionType
  page: { id: string }
  scope: 'page' | 'global' | null
  after: string | null
  swap: { id: string } | null
}

/** What the address of Select A Panel says of the place. */
export const placeQuery = ({ type, page, scope, after, swap }: Place) => ({
  for: type,
  p: page.id,
  scope,
  after,
  swap: swap?.id,
})

/**
 * What the address of Select A Panel says beside the place: how the panels are narrowed, and whether
 * the screen stays open after one was added (`multiple`).
 */
export const filterNames = ['q', 'category', 'columns', 'sort', 'multiple'] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>
