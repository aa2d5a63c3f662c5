import { defineFilters, type FilterValues, idsOf, listed } from '~/features/lists/filters'
import type { RequestQuestion } from '~/features/requests/request-question.server'
import { firstTab, tabsOfRequests } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { asked, keptFilters, workFilters } from '~/routes/work-list/filters'
import { listAt, type RequestList, requestLists } from '~/work/request-lists'
import { type RequestStatus, requestStatuses } from '~/work/statuses'

/** Reads what a list of requests is narrowed to and sorted by. */
export const filtersIn = defineFilters({ ...workFilters(requestStatuses), type: idsOf() })

export type Filters = ReturnType<typeof filtersIn>

/** The tab that is shown; null where the list has none. */
export function tabOf(actor: Actor, list: RequestList, { tab }: Pick<Filters, 'tab'>) {
  if (list !== 'open') return null
  return tab && tabsOfRequests(actor).includes(tab) ? tab : firstTab(actor)
}

/** What the filters ask of the list. */
export const questionOf = (actor: Actor, list: RequestList, filters: Filters): RequestQuestion => ({
  ...asked(filters),
  list,
  tab: tabOf(actor, list, filters),
  types: listed(filters.type),
  statuses: listed(filters.status) as RequestStatus[],
})

/** The lists of requests, as their saved views read them. */
export const listsOfRequests = {
  pathAt: (path: string): string => requestLists[listAt(path)],
  filtersIn,
  kept(actor: Actor, path: string, query: URLSearchParams): FilterValues {
    const filters = filtersIn(query)
    return keptFilters(filters, tabOf(actor, listAt(path), filters))
  },
} as const
