import { DomainError } from '~/domain-error'
import {
  day,
  defineFilters,
  type FilterValues,
  idsOf,
  listed,
  oneOf,
  search,
  spanOfDays,
} from '~/features/lists/define-filters'
import type { RequestQuestion } from '~/features/requests/request-question'
import { firstRequestTab, openRequestTabs } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import {
  keptFilters,
  workFilters,
  workQuestionOf,
  zoneOfDays,
} from '~/routes/work-list/work-filters'
import { type RequestList, requestListAt } from '~/shared/request-lists'
import { type RequestStatus, requestStatuses } from '~/shared/request-statuses'
import { parseTimestamp } from '~/shared/timestamp'

/** Reads what a list of requests is narrowed to and sorted by. */
export const filtersIn = defineFilters({
  ...workFilters(requestStatuses),
  type: idsOf(),
  created_from: day(),
  created_until: day(),
  delivered_from: day(),
  delivered_until: day(),
  late: oneOf(['yes']),
  /** A moment that is past, as somebody typed it: the list as it was. */
  at: search(),
})

type Filters = ReturnType<typeof filtersIn>

/** The tab that is shown; null where the list has none. */
export function tabOf(actor: Actor, list: RequestList, { tab }: Pick<Filters, 'tab'>) {
  const own = tabsOf(actor, list)
  return own.length === 0 ? null : (own.find((each) => each === tab) ?? firstRequestTab(actor))
}

/** The tabs of a list, in order. */
export const tabsOf = (actor: Actor, list: RequestList) =>
  list === 'open' ? openRequestTabs(actor) : []

/** Query of the filters for the list, by the clock of the reader's `zone`. */
export function questionOf(
  actor: Actor,
  list: RequestList,
  filters: Filters,
  zone: string,
): RequestQuestion {
  const ofDays = zoneOfDays(filters, zone)
  return {
    ...workQuestionOf(filters, zone),
    list,
    tab: tabOf(actor, list, filters),
    types: listed(filters.type),
    statuses: listed(filters.status) as RequestStatus[],
    created: spanOfDays(filters.created_from, filters.created_until, ofDays),
    delivered: spanOfDays(filters.delivered_from, filters.delivered_until, ofDays),
    deliveredLate: filters.late === 'yes',
    at: pastIn(filters, zone).at,
  }
}

/** The moment that a list is looked at as of, by the reader's clock; what cannot be answered is an error. */
export function pastIn(
  { at: typed }: Pick<Filters, 'at'>,
  zone: string,
): { at: number | null; error?: DomainError } {
  if (typed === '') return { at: null }
  const at = parseTimestamp(typed, zone)
  if (at === null || at <= 0) return { at: null, error: new DomainError('no-moment') }
  return at > Date.now() ? { at: null, error: new DomainError('moment-ahead') } : { at }
}

/** The lists of requests, as their saved views read them; 400 for a moment that none can be looked at as of. */
export const savableLists = {
  filtersIn,
  kept(actor: Actor, path: string, query: URLSearchParams, zone: string): FilterValues {
    const filters = filtersIn(query)
    const { error } = pastIn(filters, zone)
    if (error) throw error
    return keptFilters(filters, tabOf(actor, requestListAt(path), filters))
  },
} as const
