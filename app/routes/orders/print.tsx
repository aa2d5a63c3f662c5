import { useLoaderData } from '@remix-run/react'
import { Time } from '~/components/ui/time'
import { findOrder } from '~/features/orders/find-order.server'
import { orderBrief } from '~/features/orders/order-brief.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { orderMessages as say } from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { Answered } from '~/routes/work-items/answered'
import { PrintPage } from '~/routes/work-items/print-page'

export const loader = screen(({ actor, params: { order = '' } }) => ({
  ...findOrder(actor, order),
  brief: orderBrief(actor, order),
}))

export const meta = ({ data }: { data?: { facts: { title: string } } }) => [
  { title: `${data?.facts.title ?? 'Order'} · Panelry` },
]

/** An order on paper: what was bought and answered, and nothing of its conversation. */
export default function PrintOrder() {
  const { id, facts, brief, client, company, price, createdAt } = useLoaderData<typeof loader>()
  const ofCompany: [string, string][] = company === null ? [] : [[say.company, company]]
  return (
    <PrintPage
      title={facts.title}
      back={{ to: pathTo('/orders/:order', { order: id }), label: say.back }}
      rows={[
        [columnWords.number, facts.number],
        [columnWords.client, displayName(client?.name)],
        ...ofCompany,
        [controlWords.form, facts.formName],
        [columnWords.product, facts.productLabel],
        [columnWords.price, priceText(price)],
        [columnWords.created, <Time key="created" at={createdAt} />],
      ]}
    >
      <Answered work={{ kind: 'order', id }} {...brief} />
    </PrintPage>
  )
}
