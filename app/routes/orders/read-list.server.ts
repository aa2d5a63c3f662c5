import { placeIn } from '~/features/lists/place'
import { newestEvent } from '~/features/live/newest-event.server'
import { countOrders, listOrderForms, listOrders } from '~/features/orders/list-orders.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { listsOfOrders, tabsOfOrders } from '~/permissions/orders'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { orderListAt } from '~/work/order-lists'
import { filtersIn, isDoneTab, questionOf, tabOf } from './filters'

/** The list of orders at an address, as somebody sees it; who may have it the address says. */
export function readList(actor: Member, { pathname, searchParams }: URL) {
  const since = newestEvent()
  const list = orderListAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters)
  const staff = isStaff(actor)
  const tab = tabOf(actor, list, filters)
  const tabs = tab ? tabsOfOrders(actor).filter((each) => list === 'open' || isDoneTab(each)) : []
  const place = placeIn(searchParams)
  return {
    since,
    list,
    lists: listsOfOrders(actor),
    filters,
    staff,
    tab,
    tabs: tabs.map((name) => ({ name, n: countOrders(actor, { list, tab: name }) })),
    shown: countOrders(actor, question),
    turned: place !== null,
    forms: staff ? listOrderForms() : [],
    people: staff ? listStaff() : [],
    ...listOrders(actor, { ...question, place }),
  }
}
