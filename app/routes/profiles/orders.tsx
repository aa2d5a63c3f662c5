import { useLoaderData } from '@remix-run/react'
import { TurnPages } from '~/components/ui/pager'
import { Table } from '~/components/ui/table'
import { readPageStart } from '~/features/lists/page-start'
import { type CompanyOrder, ordersOfCompany } from '~/features/orders/orders-of-company.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { profileMessages as say } from '~/messages/profiles'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'
import { workColumns } from './work-columns'

const here = '/company-profile/:profile/orders'

export const loader = screen(({ actor, params: { profile: id = '' }, url: { searchParams } }) => ({
  head: readHead(actor, id),
  ...ordersOfCompany(requireMember(actor), id, readPageStart(searchParams)),
}))

export { profileHandle as handle }

export const meta = profileMeta('orders')

/** Orders that were placed for a company: people outside the staff see their own. */
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

const columns = workColumns<CompanyOrder>(say.order, {
  label: columnWords.price,
  size: 'date',
  align: 'end',
  cell: ({ price }) => (price ? moneyText(price) : null),
})
