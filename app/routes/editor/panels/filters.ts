import type { SectionType } from '~/editor/types'
import type { From } from '../addresses'

/** Target of a selected panel, as far as the address says it. */
type Place = From & {
  type: SectionType
  page: { id: string }
  scope: 'page' | 'global' | null
  after: string | null
  swap: { id: string } | null
}

/** Part of Select A Panel's address about the target. */
export const placeQuery = ({ type, page, scope, after, swap, from, back }: Place) => ({
  for: type,
  p: page.id,
  scope,
  after,
  swap: swap?.id,
  from,
  back,
})

/**
 * Part of Select A Panel's address besides the target: the filters of the panels, and whether the screen
 * stays open after one was added (`multiple`).
 */
export const filterNames = ['q', 'category', 'columns', 'sort', 'multiple'] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>

/** Stands for the category of the section that is swapped. */
export const sameCategory = 'same'
