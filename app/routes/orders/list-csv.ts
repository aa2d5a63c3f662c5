import { orderCsv } from '~/features/orders/order-csv.server'
import { listsOfOrders } from '~/permissions/orders'
import { csvResponse } from '~/routes/http/csv-response'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { filtersIn, questionOf } from './filters'

/** The list of an address with its filters, as a file of comma-separated values. */
export const loader = fileScreen(({ actor: who, clock, url: { searchParams } }) => {
  const actor = requireMember(who)
  const list = listsOfOrders(actor).find((name) => name === searchParams.get('list')) ?? 'open'
  const question = questionOf(actor, list, filtersIn(searchParams), clock.zone)
  const lines = orderCsv(actor, question)
  return csvResponse(lines, `orders-${list}.csv`)
})
