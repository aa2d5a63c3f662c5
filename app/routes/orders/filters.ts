import {
  defineFilters,
  type FilterValues,
  idsOf,
  listed,
  oneOf,
} from '~/features/lists/define-filters'
import type { OrderQuestion } from '~/features/orders/order-question'
import { orderTabs } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'
import { keptFilters, workFilters, workQuestionOf } from '~/routes/work-list/work-filters'
import { type OrderList, orderListAt } from '~/shared/order-lists'
import { type OrderStatus, orderStatuses } from '~/shared/order-statuses'

/** Reads what a list of orders is narrowed to and sorted by. */
export const filtersIn = defineFilters({
  ...workFilters(orderStatuses),
  form: idsOf(),
  type: idsOf(),
  /** Orders that staff must look at because of their payment. */
  flag: oneOf(['yes']),
})

type Filters = ReturnType<typeof filtersIn>

/** The tab that is shown; null where the list has none. */
export function tabOf(actor: Actor, list: OrderList, { tab }: Pick<Filters, 'tab'>) {
  const own = tabsOf(actor, list)
  return own.find((each) => each === tab) ?? own[0] ?? null
}

/** The tabs of a list, in order. Everybody's completed orders are not late and need nobody. */
export function tabsOf(actor: Actor, list: OrderList) {
  if (list === 'pending-payment') return []
  const own = orderTabs(actor)
  return list === 'completed' ? own.filter((tab) => tab !== 'overdue' && tab !== 'unassigned') : own
}

/** Query of the filters for the list, by the clock of the reader's `zone`. */
export const questionOf = (
  actor: Actor,
  list: OrderList,
  filters: Filters,
  zone: string,
): OrderQuestion => ({
  ...workQuestionOf(filters, zone),
  list,
  tab: tabOf(actor, list, filters),
  forms: listed(filters.form),
  types: listed(filters.type),
  statuses: listed(filters.status) as OrderStatus[],
  flagged: filters.flag === 'yes',
})

/** The lists of orders, as their saved views read them. */
export const savableLists = {
  filtersIn,
  kept(actor: Actor, path: string, query: URLSearchParams): FilterValues {
    const filters = filtersIn(query)
    return keptFilters(filters, tabOf(actor, orderListAt(path), filters))
  },
} as const
