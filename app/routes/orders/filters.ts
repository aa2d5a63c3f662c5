import { defineFilters, oneOf, search, word } from '~/features/lists/filters'
import type { OrderQuestion } from '~/features/orders/orders-of.server'
import { queryOf } from '~/map/path-to'
import { tabsOfOrders } from '~/permissions/orders'
import { type Actor, priorities } from '~/permissions/vocabulary'
import { type OrderList, orderLists, orderSorts, orderTabs } from '~/work/order-lists'

/** Reads what a list of orders is narrowed to and sorted by. */
export const filtersIn = defineFilters({
  q: search(),
  tab: oneOf(orderTabs),
  form: word(),
  priority: oneOf(priorities),
  assignee: word(),
  client: search(),
  overdue: oneOf(['yes']),
  flag: oneOf(['yes']),
  sort: oneOf(orderSorts),
})

export type Filters = ReturnType<typeof filtersIn>

/** The tab that is shown; null where the list has none. */
export function tabOf(actor: Actor, list: OrderList, { tab }: Pick<Filters, 'tab'>) {
  if (list === 'pending-payment') return null
  const own = tabsOfOrders(actor)
  // Everybody's completed orders are not late and need nobody.
  const here = list === 'completed' ? own.filter((each) => isDoneTab(each)) : own
  return here.find((each) => each === tab) ?? here[0] ?? null
}

/** The tabs that say something of what is completed. */
export const isDoneTab = (tab: string) => tab !== 'overdue' && tab !== 'unassigned'

/** What the filters ask of the list. */
export const questionOf = (actor: Actor, list: OrderList, filters: Filters): OrderQuestion => ({
  list,
  tab: tabOf(actor, list, filters),
  search: filters.q,
  form: filters.form,
  priority: filters.priority,
  assignee: filters.assignee,
  client: filters.client,
  overdue: filters.overdue === 'yes',
  flagged: filters.flag === 'yes',
  sort: filters.sort,
})

/** The list's address with these filters. */
export const withFilters = (
  list: OrderList,
  filters: Filters,
  change: Record<string, string> = {},
): string => orderLists[list] + queryOf({ ...filters, ...change })
