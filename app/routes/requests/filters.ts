import {
  day,
  defineFilters,
  endOf,
  type FilterValues,
  idsOf,
  inUse,
  listed,
  oneOf,
  search,
  someOf,
  word,
} from '~/features/lists/filters'
import type { RequestQuestion } from '~/features/requests/request-question.server'
import { queryOf } from '~/map/path-to'
import { firstTab, tabsOfRequests } from '~/permissions/requests'
import { type Actor, type Priority, priorities } from '~/permissions/vocabulary'
import { type RequestList, requestLists, requestSorts, requestTabs } from '~/work/request-lists'
import { type RequestStatus, requestStatuses } from '~/work/statuses'

/** Reads what a list of requests is narrowed to and sorted by. Days are in UTC, both included. */
export const filtersIn = defineFilters({
  q: search(),
  tab: oneOf(requestTabs),
  type: idsOf(),
  priority: someOf(priorities),
  status: someOf(requestStatuses),
  assignee: word(),
  client: search(),
  from: day(),
  until: day(),
  overdue: oneOf(['yes']),
  sort: oneOf(requestSorts),
  /** The saved view that these are. */
  view: word(),
})

export type Filters = ReturnType<typeof filtersIn>

/** The filters that a saved view keeps; its tab by its name. */
export const keptFilters = (actor: Actor, list: RequestList, filters: Filters): FilterValues =>
  inUse({ ...filters, tab: tabOf(actor, list, filters) ?? '', view: '' })

/** How many filters narrow the list, without its tab, its search and its order. */
export const usedFilters = (filters: Filters): number =>
  Object.keys(inUse({ ...filters, q: '', tab: '', sort: '', view: '', until: '' })).length +
  Number(filters.until !== '' && filters.from === '')

/** The tab that is shown; null where the list has none. */
export function tabOf(actor: Actor, list: RequestList, { tab }: Pick<Filters, 'tab'>) {
  if (list !== 'open') return null
  return tab && tabsOfRequests(actor).includes(tab) ? tab : firstTab(actor)
}

/** What the filters ask of the list; moments in milliseconds. */
export const questionOf = (actor: Actor, list: RequestList, filters: Filters): RequestQuestion => ({
  list,
  tab: tabOf(actor, list, filters),
  search: filters.q,
  types: listed(filters.type),
  priorities: listed(filters.priority) as Priority[],
  statuses: listed(filters.status) as RequestStatus[],
  assignee: filters.assignee,
  client: filters.client,
  from: filters.from ? Date.parse(filters.from) : null,
  until: filters.until ? endOf(filters.until) : null,
  overdue: filters.overdue === 'yes',
  sort: filters.sort,
})

/** The list's address with these filters. What is changed of a saved view is that view no more. */
export const withFilters = (
  list: RequestList,
  filters: Filters,
  change: Record<string, string> = {},
): string => requestLists[list] + queryOf({ ...filters, view: '', ...change })
