import {
  anId,
  day,
  defineFilters,
  type FilterValues,
  inUse,
  listed,
  oneOf,
  search,
  someOf,
  spanOfDays,
} from '~/features/lists/define-filters'
import { type Priority, priorities } from '~/permissions/vocabulary'
import { workSorts, workTabs } from '~/shared/work-lists'

/** Filters and sorting of every list of work. Days are the reader's, both included. */
export const workFilters = (statuses: readonly string[]) => ({
  q: search(),
  tab: oneOf(workTabs),
  priority: someOf(priorities),
  status: someOf(statuses),
  assignee: anId(),
  client: search(),
  /** Due. */
  from: day(),
  until: day(),
  overdue: oneOf(['yes']),
  /** Work that the client answered last. */
  answered: oneOf(['yes']),
  /** Days in links of the statistics: they are counted in UTC. */
  days: oneOf(['utc']),
  sort: oneOf(workSorts),
  /** The saved view that is marked: it narrows nothing, its filters are in the address beside it. */
  view: anId(),
})

export type WorkFilters = ReturnType<typeof read>
const read = defineFilters(workFilters([]))

/** In which zone the days of some filters begin. @param zone the reader's */
export const zoneOfDays = ({ days }: Pick<WorkFilters, 'days'>, zone: string): string =>
  days === 'utc' ? 'UTC' : zone

/** Query of these filters for a list; moments in milliseconds. @param zone the reader's */
export function workQuestionOf(filters: WorkFilters, zone: string) {
  const due = spanOfDays(filters.from, filters.until, zoneOfDays(filters, zone))
  return {
    search: filters.q,
    priorities: listed(filters.priority) as Priority[],
    assignee: filters.assignee,
    client: filters.client,
    dueFrom: due.from,
    dueUntil: due.until,
    overdue: filters.overdue === 'yes',
    answered: filters.answered === 'yes',
    sort: filters.sort,
  }
}

/** The fields of a view that is to be saved. They are in the form of the filters, and are none. */
export const fieldsOfView: readonly string[] = ['name', 'shared']

/** The filters that a saved view keeps; its tab by its name. */
export const keptFilters = (filters: WorkFilters, tab: string | null): FilterValues =>
  inUse({ ...filters, tab: tab ?? '', view: '' })

/**
 * How many filters narrow the list, without its tab, its search and its order, and without the moment
 * that requests are looked at as of (`at`).
 */
export const usedFilters = (filters: WorkFilters): number =>
  new Set(
    Object.keys(inUse({ ...filters, q: '', tab: '', sort: '', view: '', at: '', days: '' })).map(
      // Two days of the same are one filter.
      (name) => name.replace(/(^|_)(from|until)$/, ''),
    ),
  ).size

/** Whether something narrows the list: a filter or a search. */
export const isNarrowed = (filters: WorkFilters): boolean =>
  filters.q !== '' || usedFilters(filters) > 0
