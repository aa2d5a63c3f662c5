import type { Tab } from '~/components/ui/tabs'
import { queryOf } from '~/map/path-to'
import { capped } from '~/messages/format'
import { orderListTexts as texts } from '~/messages/orders'
import { workTabLabels } from '~/messages/work-lists'
import { orderLists } from '~/shared/order-lists'
import type { OrderListData } from './read-list.server'

/** The tabs of a list; who has no menu of the lists has these as tabs. */
export function tabsOfList({ list, lists, path, tab, tabs, counts, staff }: OrderListData): Tab[] {
  const whole = {
    to: path,
    label: texts[list].all,
    count: capped(counts.whole ?? 0),
    current: true,
  }
  const own = tabs.map((name) => ({
    to: path + queryOf({ tab: name }),
    label: name === 'all' ? texts[list].all : workTabLabels[name],
    count: capped(counts[name] ?? 0),
    current: name === tab,
  }))
  const all = lists.map((name) => ({
    to: orderLists[name],
    label: texts[name].label,
    ...(counts[name] !== undefined && { count: capped(counts[name]) }),
    current: name === list,
  }))
  return own.length > 0 ? own : staff ? [whole] : all
}
