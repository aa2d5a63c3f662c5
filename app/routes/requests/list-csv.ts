import { requestCsv } from '~/features/requests/request-csv.server'
import { csvResponse } from '~/routes/http/csv-response'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { type RequestList, requestListNames } from '~/shared/request-lists'
import { filtersIn, pastIn, questionOf } from './filters'

/**
 * The list of an address with its filters, as a file of comma-separated values; 400 with the reason for a
 * moment that it cannot be looked at as of.
 */
export const loader = fileScreen(({ actor: who, clock: { zone }, url: { searchParams } }) => {
  const actor = requireMember(who)
  const list =
    requestListNames.find((name): name is RequestList => name === searchParams.get('list')) ??
    'open'
  const filters = filtersIn(searchParams)
  const { error } = pastIn(filters, zone)
  if (error) throw error
  const lines = requestCsv(actor, questionOf(actor, list, filters, zone))
  return csvResponse(lines, `requests-${list}.csv`)
})
