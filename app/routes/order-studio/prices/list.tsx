import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { notFound } from '~/domain-error'
import { type ListedProduct, listPriceProducts } from '~/features/prices/list-prices.server'
import { type OffSale, pricesAreSynced } from '~/features/prices/price-for-sale.server'
import { syncPrices } from '~/features/prices/sync-prices.server'
import { columnWords } from '~/messages/columns'
import { busyWords } from '~/messages/controls'
import { priceMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'
import { ordersCrumb, pricesPath, productPath } from '../addresses'
import { SaleTag } from './sale-tag'

export const loader = screen(({ actor }) => ({
  products: listPriceProducts(actor),
  synced: pricesAreSynced,
}))

export const action = act(async ({ actor }) => {
  if (!pricesAreSynced) throw notFound()
  const found = await syncPrices(actor)
  return redirectWithFlash(pricesPath, { kind: 'success', text: say.syncDone(found) })
})

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Products and their prices: kept here, or taken over from the payment provider. */
export default function Prices() {
  const { products, synced } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const unsynced = products.filter((product) => stateOf(product) === 'unsynced').length
  const actions = synced ? (
    <ActionForm>
      <SubmitButton icon="refresh" busyLabel={busyWords.syncing}>
        {say.syncNow}
      </SubmitButton>
    </ActionForm>
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
        (formError || unsynced > 0) && (
          <div className="grid gap-4 px-(--edge) pb-4">
            <FormError>{formError}</FormError>
            {unsynced > 0 && <Notice tone="warning">{say.unsynced(unsynced)}</Notice>}
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

const offered = ({ prices }: ListedProduct) =>
  prices.filter(({ offSale }) => offSale !== 'archived')

/** One price that is for sale is enough. */
function stateOf(product: ListedProduct): OffSale | null {
  const [first] = offered(product)
  return first ? first.offSale : 'archived'
}

const columns: Column<ListedProduct>[] = [
  { label: say.one, cell: ({ name }) => name },
  {
    label: say.title,
    cell: (product) => offered(product).map(moneyText).join(', ') || say.noPrices,
  },
  {
    label: columnWords.state,
    size: 'moment',
    cell: (product) => <SaleTag offSale={stateOf(product)} />,
  },
]
