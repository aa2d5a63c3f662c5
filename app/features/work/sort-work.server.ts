import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Sort } from '~/features/lists/keyset.server'
import type { WorkSort } from '~/work/work-lists'

type Sorted = Record<
  'id' | 'dueAt' | 'createdAt' | 'number' | 'urgency' | 'updatedAt',
  SQLiteColumn
>

/** A list of work in an order. All columns one way: only so a page is found along an index. */
export function workSort(of: Sorted, sort: WorkSort): Sort {
  const by = {
    due: [of.dueAt],
    created: [of.createdAt],
    number: [of.number],
    priority: [of.urgency, of.dueAt],
    updated: [of.updatedAt],
  }
  const name = sort.replace('-', '') as keyof typeof by
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  return [...by[name], of.id].map((column) => [column, way] as const)
}
