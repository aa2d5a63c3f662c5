import { createdRanges, dayRange } from '~/messages/day-ranges'
import { userMessages as say, userFields, userTabLabels } from '~/messages/users'
import type { Filters } from './filters'

/** What of the users was looked for in vain, and where. */
export function noneFits(filters: Filters, packages: readonly { id: string; name: string }[]) {
  const { q, role, flag, created, from, to } = filters
  const words = [
    packages.find(({ id }) => id === filters.package)?.name ?? '',
    flag && userFields[flag],
    created ? (createdRanges[created] ?? '') : from || to ? dayRange(from, to) : '',
  ]
  return say.noneFits(role && userTabLabels[role], q, words)
}
