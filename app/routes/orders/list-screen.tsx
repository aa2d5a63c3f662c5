import { useLoaderData } from '@remix-run/react'
import { ListScreen, NoneFits } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { inUse } from '~/features/lists/filters'
import { pathTo } from '~/map/path-to'
import { capped } from '~/messages/format'
import { orderTabLabels, orderMessages as say, orderListTexts as texts } from '~/messages/orders'
import { orderLists } from '~/work/order-lists'
import { withFilters } from './filters'
import { OrderFilters } from './order-filters'
import { OrderTable } from './order-table'
import type { readList } from './read-list.server'

export type ListData = ReturnType<typeof readList>

/** Staff hear of all orders; clients hear of theirs by themselves. */
export const listHandle: LiveHandle<ListData> = {
  live: ({ staff, since }) => (staff ? { topic: 'list:orders', since } : null),
}

export const listMeta = ({ data }: { data?: ListData }) => [
  { title: `${data ? texts[data.list].title : 'Orders'} · Panelry` },
]

/** A list of orders. */
export function OrderListScreen() {
  const data = useLoaderData<ListData>()
  const { list, filters, orders, previous, next, turned, shown } = data
  const last = turned && !next
  const count = say.shown(orders.length, capped(shown))
  return (
    <ListScreen
      breadcrumb={[{ label: 'Orders', to: orderLists.open }, { label: texts[list].label }]}
      title={texts[list].title}
      actions={
        <ButtonLink
          to={pathTo('/orders/list.csv', { ...filters, list })}
          icon="download"
          className="max-md:hidden"
          reloadDocument
        >
          CSV
        </ButtonLink>
      }
      tabs={tabsOfList(data)}
      filters={<OrderFilters data={data} />}
      none={orders.length === 0 && <NoOrders data={data} />}
      pages={{
        text: orders.length === 0 ? undefined : last ? `${count}. ${say.noMore}` : count,
        previous,
        next,
        at: (cursor) => withFilters(list, filters, cursor),
      }}
    >
      <OrderTable data={data} />
    </ListScreen>
  )
}

/** The tabs of a list; who has no menu of the lists has these as tabs. */
function tabsOfList({ list, lists, filters, tab, tabs, staff }: ListData) {
  const own = tabs.map(({ name, n }) => ({
    to: withFilters(list, filters, { tab: name }),
    label: orderTabLabels[name],
    count: capped(n),
    current: name === tab,
  }))
  const all = lists.map((name) => ({
    to: orderLists[name],
    label: texts[name].label,
    current: name === list,
  }))
  return { label: 'Views', tabs: staff && own.length > 0 ? own : all }
}

/** Said in place of the rows: that nothing comes after, that nothing fits, or that there is nothing yet. */
function NoOrders({ data: { list, filters, turned, staff } }: { data: ListData }) {
  if (turned) {
    return <NoneFits say={say.noMore} clear={texts[list].title} to={withFilters(list, filters)} />
  }
  if (Object.keys(inUse({ ...filters, tab: '', sort: '' })).length > 0) {
    return <NoneFits say={say.noneFits} clear={say.clear} to={orderLists[list]} />
  }
  return (
    <EmptyState title={texts[list].none}>
      {staff ? texts[list].staff : texts[list].client}
    </EmptyState>
  )
}
