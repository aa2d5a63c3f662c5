import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Tag } from '~/components/ui/tag'
import type { ListedOrder } from '~/features/orders/list-orders.server'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { orderMessages as say, orderListTexts as texts } from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { answeredMark, type OfferedFilters } from '~/routes/work-list/work-list-data'
import { WorkListScreen } from '~/routes/work-list/work-list-screen'
import type { Columns } from '~/routes/work-list/work-table'
import { orderLists, ordersHaveOneStatus } from '~/shared/order-lists'
import { orderStatuses } from '~/shared/order-statuses'
import { tabsOfList } from './list-tabs'
import { NoOrders } from './no-orders'
import type { OrderListData } from './read-list.server'

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
