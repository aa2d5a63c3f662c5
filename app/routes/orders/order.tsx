import type { LinksFunction } from '@remix-run/node'
import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { Screen } from '~/components/ui/screen'
import { newestEvent } from '~/features/live/newest-event.server'
import { paymentOf } from '~/features/payments/payment-of.server'
import { paymentMessages as say } from '~/messages/payments'
import { screen } from '~/routes/http/handle.server'
import styles from '~/styles/payments.css?url'
import { PaymentView, WaitingForBank } from './payment-view'

const here = '/orders/:order'

export const loader = screen(here, ({ actor, params: { order = '' }, url, context }) => ({
  since: newestEvent(),
  payment: paymentOf(actor, order, { href: url.href, address: context.address }),
  messages: url.searchParams.get('view') === '2',
}))

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const handle: LiveHandle<Data> = {
  live: ({ payment, since }) => ({ topic: `order:${payment.orderId}`, since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = ({ data }: { data?: Data }) => [
  { title: `${data ? data.payment.title : 'Order'} · Panelry` },
]

/** An order, as far as its payment goes. */
export default function Order() {
  const { payment, messages } = useLoaderData<typeof loader>()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: say.order(payment.number) }]}>
        <PageHead title={<span className="wrap-anywhere">{payment.title}</span>} />
        {messages && <WaitingForBank payment={payment} />}
        <PaymentView payment={payment} />
      </DashboardShell>
    </Screen>
  )
}
