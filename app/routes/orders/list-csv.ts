import { orderCsv } from '~/features/orders/order-csv.server'
import { listsOfOrders } from '~/permissions/orders'
import { csvResponse } from '~/routes/http/csv-response'
import { memberOf } from '~/routes/http/member-of'
import { screen } from '~/routes/http/screen-and-act.server'
import { filtersIn, questionOf } from './filters'

/** The list of an address with its filters, as a file of comma-separated values. */
export const loader = screen('/orders/list.csv', ({ actor: who, url: { searchParams } }) => {
  const actor = memberOf(who)
  const list = listsOfOrders(actor).find((name) => name === searchParams.get('list')) ?? 'open'
  const lines = orderCsv(actor, questionOf(actor, list, filtersIn(searchParams)))
  return csvResponse(lines, `orders-${list}.csv`)
})
