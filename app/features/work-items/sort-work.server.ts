import type { SQLWrapper } from 'drizzle-orm'
import type { Sort } from '~/features/lists/keyset.server'
import type { WorkSort } from '~/shared/work-lists'

/** Columns by which lists of work are sorted, or their replacements. */
type Sorted = Record<
  'id' | 'dueAt' | 'createdAt' | 'number' | 'urgency' | 'updatedAt',
  SQLWrapper
> & { deliveredAt?: SQLWrapper }

/** A list of work in an order. All columns one way: only so a page is found along an index. */
export function workSort(of: Sorted, sort: WorkSort | '-delivered'): Sort {
  const by = {
    due: [of.dueAt],
    created: [of.createdAt],
    number: [of.number],
    priority: [of.urgency, of.dueAt],
    updated: [of.updatedAt],
    delivered: of.deliveredAt ? [of.deliveredAt] : [],
  }
  const name = sort.replace('-', '') as keyof typeof by
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  return [...by[name], of.id].map((column) => [column, way] as const)
}
