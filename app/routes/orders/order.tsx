import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { orderMessages as say } from '~/messages/orders'
import { screen } from '~/routes/http/screen-and-act.server'
import styles from '../payments/payments.css?url'
import { liveOf, OrderScreen } from './order-screen'
import { readOrder } from './read-order.server'

export const loader = screen(({ actor, clock, params: { order = '' }, url }) =>
  readOrder(actor, order, { query: url.searchParams, clock }),
)

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const handle: LiveHandle<Data> = { live: liveOf }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = ({ data }: { data?: Data }) => [
  { title: `${data ? data.facts.title : say.order} · Panelry` },
]

export default function OrderPage() {
  return <OrderScreen data={useLoaderData<typeof loader>()} />
}
