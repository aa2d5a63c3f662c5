import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import type { ListedOrder } from '~/features/orders/list-orders.server'
import { pathTo } from '~/map/path-to'
import { orderMessages as say } from '~/messages/orders'
import { displayName } from '~/messages/users'
import { workMessages } from '~/messages/work'
import { PersonMark } from '~/routes/work/fact-parts'
import { moneyText } from '~/work/money'
import { withFilters } from './filters'
import type { ListData } from './list-screen'

/** The orders of one page. The whole row is the link. */
export const OrderTable = ({ data }: { data: ListData }) => (
  <Table
    caption="Orders"
    columns={columnsOf(data)}
    rows={data.orders}
    rowKey={({ id }) => id}
    rowHref={({ id }) => pathTo('/orders/:order', { order: id })}
  />
)

function columnsOf({ list, filters, staff }: ListData): Column<ListedOrder>[] {
  const sort = filters.sort || 'due'
  const sorts = (by: 'number' | 'priority' | 'due', first: string) => {
    const sorted = sort === by || sort === `-${by}`
    const turned = sort.startsWith('-') ? by : `-${by}`
    return {
      to: withFilters(list, filters, { sort: sorted ? turned : first }),
      ...(sorted && {
        direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
      }),
    }
  }
  const client: Column<ListedOrder>[] = staff
    ? [{ label: 'Client', cell: ({ client: who }) => displayName(who?.name), yields: 2 }]
    : []
  return [
    { label: 'Order', cell: ({ title }) => title, phone: 'title' },
    {
      label: 'No.',
      cell: ({ number }) => number,
      size: 'word',
      yields: 3,
      sort: sorts('number', '-number'),
    },
    ...client,
    { label: 'Product', cell: ({ productLabel }) => productLabel, yields: 1 },
    {
      label: 'Status',
      cell: ({ status, paymentFlag }) => (
        <>
          <StatusMark status={status} />
          {staff && paymentFlag && <Tag tone="warning">{say.needsLook}</Tag>}
        </>
      ),
      size: 'moment',
    },
    {
      label: 'Price',
      cell: ({ price }) => (price ? moneyText(price) : say.free),
      size: 'date',
      align: 'end',
      yields: 1,
    },
    {
      label: 'Priority',
      cell: ({ priority }) => <PriorityMark priority={priority} />,
      size: 'date',
      yields: 3,
      sort: sorts('priority', 'priority'),
    },
    {
      label: 'Due',
      cell: ({ due, dueAt }) => <DueMark due={due} dueAt={dueAt} />,
      size: 'tag',
      sort: sorts('due', 'due'),
    },
    {
      label: 'Assignee',
      cell: ({ assignee }) =>
        assignee ? (
          <PersonMark person={assignee} />
        ) : (
          <span className="muted">{workMessages.nobody}</span>
        ),
      size: 'name',
      yields: 2,
    },
  ]
}
