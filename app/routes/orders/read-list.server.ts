import { readPageStart } from '~/features/lists/page-start'
import { newestEvent } from '~/features/live/newest-event.server'
import { countOrders, countOrderViews } from '~/features/orders/count-orders.server'
import { listFormChoices, listTypeChoices } from '~/features/orders/list-choices.server'
import { listOrders } from '~/features/orders/list-orders.server'
import { ordersLookedThroughInPart } from '~/features/orders/where-orders.server'
import { listsOfOrders } from '~/permissions/orders'
import type { Member } from '~/permissions/vocabulary'
import { readFrame } from '~/routes/work-list/read-frame.server'
import { orderListAt, orderLists } from '~/shared/order-lists'
import { filtersIn, questionOf, tabOf, tabsOf } from './filters'

/**
 * The list of orders at an address, as somebody sees it by their clock; the address decides who may have
 * it.
 */
export function readList(actor: Member, url: URL, zone: string) {
  const { pathname, searchParams } = url
  const since = newestEvent()
  const list = orderListAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters, zone)
  const tabs = tabsOf(actor, list)
  const { views: saved, ...frame } = readFrame(actor, 'order', url)
  const lists = listsOfOrders(actor)
  // A view that is shared may be of a list that not all staff have.
  const views = saved.filter(({ path }) => lists.some((each) => orderLists[each] === path))
  return {
    ...frame,
    views,
    since,
    list,
    path: orderLists[list],
    lists,
    filters,
    tab: tabOf(actor, list, filters),
    tabs,
    inPart: ordersLookedThroughInPart(actor, question),
    counts: countOrders<string>(actor, {
      ...Object.fromEntries(tabs.map((tab) => [tab, { list, tab }])),
      // A client's tab of completed ones, which only grow, has no number.
      ...(!frame.staff && { open: { list: 'open' } }),
      whole: { list },
      fitting: question,
    }),
    viewCounts: countOrderViews(
      actor,
      views.map(({ id, path, filters: kept }) => ({
        id,
        question: questionOf(actor, orderListAt(path), filtersIn(kept), zone),
      })),
    ),
    forms: listFormChoices(actor),
    types: listTypeChoices(actor),
    ...listOrders(actor, { ...question, place: readPageStart(searchParams) }),
  }
}

export type OrderListData = ReturnType<typeof readList>
