import type { SavedView } from '~/features/saved-views/list-views.server'
import { queryOf } from '~/map/path-to'
import { workListMessages as say } from '~/messages/work-lists'
import type { Priority } from '~/permissions/vocabulary'
import type { Due } from '~/shared/due'
import type { WorkKind } from '~/shared/kinds'
import type { WorkStatus } from '~/shared/statuses'
import type { WorkTab } from '~/shared/work-lists'
import type { WorkFilters } from './work-filters'

/** A work item as it is in a list. */
export type ListedWork = {
  id: string
  number: number
  title: string
  version: number
  status: WorkStatus
  priority: Priority
  due: Due
  dueAt: number
  /** The other side has written last, and the viewer has not read it; not known of the past. */
  news?: boolean
  client: { name: string } | null
  company: string | null
  assignee: { id: string; name: string; avatar: string | null } | null
}

/** Data of every list of work besides its rows. */
export type WorkListData = {
  kind: WorkKind
  /** The address of the list. */
  path: string
  /** Its tabs, and which of them is shown: null where it has none. */
  tabs: readonly WorkTab[]
  tab: WorkTab | null
  filters: WorkFilters
  /** Whether more fits the search than is looked through. */
  inPart: boolean
  staff: boolean
  /** Assigns and deletes. */
  manages: boolean
  /** Whether all filters lie open. */
  panel: boolean
  /** Whether all rows of the page are checked from the start. */
  chosen: boolean
  people: readonly { id: string; name: string }[]
  views: readonly SavedView[]
  viewCounts: Record<string, string>
  viewKey: string
  /** How the list is sorted where no order is asked for, if that is not by the due date. */
  firstOrderLabel?: string
  /** Whether it is the past: nothing can be done with it. */
  past?: boolean
}

/** Offered to staff, of what is not completed. */
export const answeredMark = { name: 'answered', label: say.clientAnsweredLast }

/** Filters of the lists of one kind, besides those of all. */
export type OfferedFilters = {
  groups: readonly {
    name: string
    label: string
    options: readonly { id: string; name: string }[]
  }[]
  /** None where all of the list have the same. */
  statuses: readonly WorkStatus[]
  marks: readonly { name: string; label: string }[]
  /** Whether some of the list can be late: not what is finished, or waits for its payment. */
  canBeLate: boolean
  /** Two days each, by the beginning of the names of their fields. */
  spans?: readonly { name: string; label: string }[]
  /** The moment that the list can be looked at as of: its field. */
  moment?: { name: string; label: string; hint: string; value: string }
}

/**
 * The list's address with what is changed of its filters. It marks no saved view: what is changed of one
 * is that view no more. A link that only sorts it or turns its pages gives `view` along.
 */
export const listWith = (
  { path, filters }: Pick<WorkListData, 'path' | 'filters'>,
  change: Record<string, string> = {},
): string => path + queryOf({ ...filters, view: '', ...change })

/** The order that a list is shown in; empty where it is one of its own, `firstOrderLabel`. */
export const shownOrder = ({
  filters,
  firstOrderLabel,
}: Pick<WorkListData, 'filters' | 'firstOrderLabel'>) =>
  filters.sort || (firstOrderLabel ? '' : 'due')

/** The saved view that is marked, if it is one that somebody finds. */
export const markedView = ({ views, filters }: Pick<WorkListData, 'views' | 'filters'>) =>
  views.find(({ id }) => id === filters.view)

/** The value of a filter by its name; an empty text for one that the list does not have. */
export const filterNamed = (filters: WorkFilters, name: string): string =>
  (filters as Record<string, string>)[name] ?? ''
