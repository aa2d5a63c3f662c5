import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import type { Tab } from '~/components/ui/tabs'
import { Tag } from '~/components/ui/tag'
import type { ListedOrder } from '~/features/orders/list-orders.server'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { capped } from '~/messages/format'
import {
  orderMessages as say,
  orderTabTexts as tabTexts,
  orderListTexts as texts,
} from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { workTabLabels } from '~/messages/work-lists'
import { answeredMark, type OfferedFilters } from '~/routes/work-list/work-list-data'
import { WorkListScreen } from '~/routes/work-list/work-list-screen'
import type { Columns } from '~/routes/work-list/work-table'
import { orderLists, ordersHaveOneStatus } from '~/shared/order-lists'
import { orderStatuses } from '~/shared/order-statuses'
import type { OrderListData } from './read-list.server'

/** Message of an empty list, and where to look meanwhile. */
function NoOrders({ data: { list, path, tab, tabs, staff } }: { data: OrderListData }) {
  const own = tab && tab !== 'all' ? tabTexts[tab] : null
  const other = tabs.find((each) => each !== tab)
  const { none, ...lead } = texts[list]
  return (
    <EmptyState
      title={own?.none ?? none}
      actions={
        own && other ? (
          <ButtonLink to={path + queryOf({ tab: other })}>
            {other === 'all' ? texts[list].all : workTabLabels[other]}
          </ButtonLink>
        ) : list !== 'open' ? (
          <ButtonLink to={orderLists.open}>{texts.open.title}</ButtonLink>
        ) : (
          !staff && <ButtonLink to="/order">{say.orderDesign}</ButtonLink>
        )
      }
    >
      {own?.lead ?? (staff ? lead.staff : lead.client)}
    </EmptyState>
  )
}

/** Tabs of a list; for people without a menu of the lists, the lists are the tabs. */
function tabsOfList({ list, lists, path, tab, tabs, counts, staff }: OrderListData): Tab[] {
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

/** Staff hear of all orders; clients hear of theirs without it (`of-work.ts` tells their own topic). */
export const listHandle: LiveHandle<OrderListData> = {
  live: ({ staff, since }) => (staff ? { topic: 'list:orders', since } : null),
}

export const listMeta = ({ data }: { data?: OrderListData }) => [
  { title: `${data ? texts[data.list].title : say.orders} · Panelry` },
]

/** Any of the lists of orders, for staff and for clients. */
export function OrderListScreen() {
  const data = useLoaderData<OrderListData>()
  const { list, counts, previous, next } = data
  return (
    <WorkListScreen
      data={data}
      page={{ rows: data.orders, previous, next, fitting: counts.fitting ?? 0 }}
      names={{ list, ...texts[list] }}
      tabs={tabsOfList(data)}
      offered={offeredFilters(data)}
      columns={columnsOf(data)}
      completed={orderLists.completed}
      nothing={<NoOrders data={data} />}
      // An empty list of a client says so itself.
      actions={
        (data.staff || data.orders.length > 0) && (
          <ButtonLink to="/order" look="primary" icon="plus">
            {data.staff ? say.orderForClient : say.orderDesign}
          </ButtonLink>
        )
      }
    />
  )
}

/** Filters that these lists offer. */
const offeredFilters = ({ list, forms, types, staff }: OrderListData): OfferedFilters => ({
  groups: [
    { name: 'form', label: controlWords.form, options: forms },
    { name: 'type', label: columnWords.type, options: types },
  ],
  statuses: ordersHaveOneStatus(list)
    ? []
    : orderStatuses.filter(
        (status) => status !== 'completed' && !(staff && status === 'pending_payment'),
      ),
  marks: staff
    ? [...(list === 'completed' ? [] : [answeredMark]), { name: 'flag', label: say.needsLook }]
    : [],
  canBeLate: list === 'open',
})

/** Staff are told whose an order is, and that its payment needs them; its client what it costs. */
const columnsOf = ({ staff }: OrderListData): Columns<ListedOrder> => ({
  client: staff,
  beside: ({ productLabel }) => productLabel,
  ...(staff
    ? { mark: ({ paymentFlag }) => paymentFlag && <Tag tone="warning">{say.needsLook}</Tag> }
    : {
        own: {
          label: columnWords.price,
          className: 'cell-price',
          yields: 3,
          cell: ({ price }) => priceText(price),
        },
      }),
})
