import { useLoaderData } from '@remix-run/react'
import { TurnPages } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { StatusMark } from '~/components/work/status-mark'
import { placeIn } from '~/features/lists/place'
import { type CompanyOrder, ordersOfCompany } from '~/features/orders/orders-of-company.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { profileMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { moneyText } from '~/work/money'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'

const here = '/company-profile/:profile/orders'

export const loader = screen(
  here,
  ({ actor, params: { profile: id = '' }, url: { searchParams } }) => ({
    head: readHead(actor, id),
    ...ordersOfCompany(memberOf(actor), id, placeIn(searchParams)),
  }),
)

export { profileHandle as handle, profileMeta as meta }

/** The orders that were placed for a company: for who is no staff, their own. */
export default function ProfileOrders() {
  const { head, orders, previous, next } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame head={head} view="orders">
      {orders.length === 0 ? (
        <p className="page-body muted">{say.noOrders}</p>
      ) : (
        <Table
          caption={say.tabs.orders}
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
          rowHref={({ id }) => pathTo('/orders/:order', { order: id })}
        />
      )}
      {!head.may.history && <p className="page-body muted">{say.ordersLead}</p>}
      <TurnPages
        {...{ previous, next }}
        at={(cursor) => pathTo(here, { profile: head.id }, cursor)}
      />
    </ProfileFrame>
  )
}

const columns: Column<CompanyOrder>[] = [
  { label: say.order, cell: ({ title }) => title },
  {
    label: controlWords.number,
    size: 'word',
    yields: 2,
    phone: 'hide',
    cell: ({ number }) => `#${number}`,
  },
  {
    label: controlWords.status,
    size: 'moment',
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    label: controlWords.client,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ client }) => displayName(client?.name),
  },
  {
    label: controlWords.price,
    size: 'date',
    align: 'end',
    cell: ({ price }) => (price ? moneyText(price) : null),
  },
  {
    label: controlWords.created,
    size: 'date',
    yields: 3,
    phone: 'hide',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]
