import { Form, useLoaderData, useOutlet } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { notFound } from '~/faults'
import { type ListedProduct, listPriceProducts } from '~/features/prices/list-prices.server'
import { pricesAreSynced, syncPrices } from '~/features/prices/sync-prices.server'
import { columnWords } from '~/messages/columns'
import { busyWords } from '~/messages/controls'
import { priceMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { moneyText } from '~/work/money'
import { ordersCrumb, pricesPath, productPath } from '../addresses'

export const loader = screen('/orders/prices', ({ actor }) => ({
  products: listPriceProducts(actor),
  synced: pricesAreSynced,
}))

export const action = act('/orders/prices', async ({ actor }) => {
  if (!pricesAreSynced) throw notFound()
  await syncPrices(actor)
  return redirectWithFlash(pricesPath, { kind: 'success', text: say.syncDone })
})

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** What can be sold, and for how much: kept here, or taken over from the payment provider. */
export default function Prices() {
  const { products, synced } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const actions = synced ? (
    <Form method="post">
      <SubmitButton icon="refresh" busyLabel={busyWords.syncing}>
        {say.syncNow}
      </SubmitButton>
    </Form>
  ) : (
    <ButtonLink to={`${pricesPath}/new`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[ordersCrumb, { label: say.title }]}
      title={say.title}
      lead={synced ? say.synced : say.lead}
      dialog={useOutlet()}
      actions={actions}
      notice={
        formError && (
          <div className="px-(--edge) pb-4">
            <FormError>{formError}</FormError>
          </div>
        )
      }
      fresh={
        products.length === 0 && (
          <EmptyState title={say.none} actions={actions}>
            {say.noneLead}
          </EmptyState>
        )
      }
      pages={{
        text: say.listed(products.length),
        previous: null,
        next: null,
        at: () => pricesPath,
      }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={products}
        rowKey={({ id }) => id}
        rowHref={({ id }) => productPath(id)}
      />
    </ListScreen>
  )
}

const forSale = ({ active, prices }: ListedProduct) =>
  active ? prices.filter((price) => price.active) : []

const columns: Column<ListedProduct>[] = [
  { label: say.one, cell: ({ name }) => name },
  {
    label: say.title,
    cell: (product) => forSale(product).map(moneyText).join(', ') || say.noPrices,
  },
  {
    label: columnWords.state,
    size: 'date',
    cell: (product) =>
      forSale(product).length > 0 ? (
        <Tag tone="success">{say.active}</Tag>
      ) : (
        <Tag>{say.inactive}</Tag>
      ),
  },
]
