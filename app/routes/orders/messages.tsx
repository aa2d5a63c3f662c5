import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { unsentMessage } from '~/features/conversations/messages-screen.server'
import { viewQuery } from '~/map/work-path'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { messageForm } from '~/routes/work-items/messages.server'
import { happenedMeanwhile, UnsentMessage } from '~/routes/work-items/unsent-message'
import { useRefused } from '~/routes/work-items/use-refused'
import { liveOf, OrderScreen } from './order-screen'
import { readOrder } from './read-order.server'

/** Posted to by the messages view (`?view=2` of the order's page); its own screen is the refused message. */

export { unsentMeta as meta } from '~/routes/work-items/unsent-message'

export const loader = screen(({ actor, clock, params: { order: id = '' }, url }) => {
  const unsent = unsentMessage(actor, { kind: 'order', id }, url.searchParams)
  const query = viewQuery('order', 'messages')
  const whole = () => readOrder(actor, id, { query, clock, beside: true })
  return { ...unsent, order: happenedMeanwhile(unsent) ? null : whole() }
})
export const action = act(messageForm)

type Data = ReturnType<typeof useLoaderData<typeof loader>>
export const handle: LiveHandle<Data> = {
  live: ({ order }) => (order ? liveOf(order) : null),
}

/** Screen of a refused message: shown where it was written, or beside what came meanwhile. */
export default function RefusedMessage() {
  const { order } = useLoaderData<typeof loader>()
  return order ? <Refused data={order} /> : <UnsentMessage />
}

function Refused({ data }: { data: NonNullable<Data['order']> }) {
  return <OrderScreen data={data} refusedMessage={useRefused()} />
}
