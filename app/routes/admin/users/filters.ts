import {
  anId,
  day,
  daysAgo,
  defineFilters,
  oneOf,
  search,
  spanOfDays,
} from '~/features/lists/define-filters'
import { pathTo } from '~/map/path-to'
import { createdRanges } from '~/messages/day-ranges'
import { listedRoles, manageFlags, signupSources } from '~/permissions/vocabulary'

const read = defineFilters({
  q: search(),
  role: oneOf(listedRoles),
  package: anId(),
  flag: oneOf(manageFlags),
  /** A number of days back from now; `from` and `to` go before it. */
  created: oneOf(Object.keys(createdRanges)),
  from: day(),
  to: day(),
  // The rest comes from links of the statistics alone.
  /** How the account came about. */
  joined: oneOf(signupSources),
  seen_from: day(),
  seen_until: day(),
  /** Each in one role alone: employees are not among users and clients, admins not among them. */
  only: oneOf(['yes']),
})

/**
 * Filters of the list; an empty text is no filter. Days come from the statistics, which count them in UTC.
 */
export type Filters = ReturnType<typeof read>

/** The filters of an address. */
export function filtersIn(query: URLSearchParams | Record<string, string>): Filters {
  const filters = read(query)
  return filters.from || filters.to ? { ...filters, created: '' } : filters
}

/** Query of the filters for the list; moments in milliseconds. */
export const questionOf = ({
  q,
  role,
  package: packageId,
  flag,
  created,
  from,
  to,
  joined,
  seen_from,
  seen_until,
  only,
}: Filters) => ({
  search: q,
  role: role || null,
  packageId: packageId || null,
  flag: flag || null,
  createdFrom: spanOfDays(from, to, 'UTC').from ?? (created ? daysAgo(created) : null),
  createdUntil: spanOfDays(from, to, 'UTC').until,
  joined: joined || null,
  seenFrom: spanOfDays(seen_from, seen_until, 'UTC').from,
  seenUntil: spanOfDays(seen_from, seen_until, 'UTC').until,
  only: only === 'yes',
})

/** The list's address with these filters. */
export const withFilters = (filters: Filters, more: Record<string, string> = {}): string =>
  pathTo('/admin/users', { ...filters, ...more })
