import { createdRanges, dayRange } from '~/messages/day-ranges'
import { userMessages as say, userFields } from '~/messages/users'
import type { Filters } from './filters'

/** Filters of the users in words; empty for those that are not set. */
export function filterWords(filters: Filters, packages: readonly { id: string; name: string }[]) {
  const { flag, created, from, to, joined, seen_from, seen_until, only } = filters
  const named = packages.find(({ id }) => id === filters.package)?.name
  return {
    package: filters.package && (named ?? say.unknownPackage),
    flag: flag && userFields[flag],
    created: created
      ? (createdRanges[created] ?? '').toLowerCase()
      : from || to
        ? dayRange(from, to)
        : '',
    joined: joined && say.joined[joined],
    seen: seen_from || seen_until ? say.seen(dayRange(seen_from, seen_until)) : '',
    only: only && say.onlyOne,
  }
}
