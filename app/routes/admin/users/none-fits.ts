import { userMessages as say, userTabLabels } from '~/messages/users'
import { filterWords } from './filter-words'
import type { Filters } from './filters'

/** Message that no users match, and where to look. */
export const noneFits = (filters: Filters, packages: readonly { id: string; name: string }[]) =>
  say.noneFits(
    filters.role && userTabLabels[filters.role],
    filters.q,
    Object.values(filterWords(filters, packages)),
  )
