import { screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { readList } from './read-list.server'

export { listHandle as handle, listMeta as meta, OrderListScreen as default } from './list-screen'

export const loader = screen('/orders/pending-payment', ({ actor, url }) =>
  readList(memberOf(actor), url),
)
