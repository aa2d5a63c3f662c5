import { requestLines } from '~/features/requests/request-lines.server'
import { csvResponse } from '~/routes/http/csv-response'
import { memberOf } from '~/routes/http/member-of'
import { screen } from '~/routes/http/screen-and-act.server'
import { type RequestList, requestListNames } from '~/work/request-lists'
import { filtersIn, questionOf } from './filters'

/** The list of an address with its filters, as a file of comma-separated values. */
export const loader = screen('/requests/list.csv', ({ actor: who, url: { searchParams } }) => {
  const actor = memberOf(who)
  const list =
    requestListNames.find((name): name is RequestList => name === searchParams.get('list')) ??
    'open'
  const lines = requestLines(actor, questionOf(actor, list, filtersIn(searchParams)))
  return csvResponse(lines, `requests-${list}.csv`)
})
