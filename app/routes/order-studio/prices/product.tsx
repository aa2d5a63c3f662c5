import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findPriceProduct } from '~/features/prices/list-prices.server'
import { pricesAreSynced } from '~/features/prices/price-for-sale.server'
import { renamePriceProduct } from '~/features/prices/rename-product.server'
import { editProductSchema } from '~/features/prices/require-price.server'
import { pathTo } from '~/map/path-to'
import { priceMessages as say } from '~/messages/order-studio'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'
import { ordersCrumb, pricesPath, productPath } from '../addresses'
import { SaleTag } from './sale-tag'

type Product = ReturnType<typeof findPriceProduct>

/** The prices of a product; those that are kept here can be archived. */
const PriceRows = ({ product: { id, prices, syncedAt } }: { product: Product }) => (
  <SettingsSection title={say.title} lead={say.lead}>
    <ul className="type-rows">
      {prices.map((price) => (
        <li key={price.id}>
          <span className="min-w-0 flex-1">
            <span className="font-medium text-secondary">{moneyText(price)}</span>{' '}
            <SaleTag offSale={price.offSale} />
            <span className="muted block">
              {[price.label, say.forms(price.forms)].filter(Boolean).join(', ')}
            </span>
          </span>
          {syncedAt === null && (
            <ActionForm
              action={pathTo('/orders/prices/:product/:price', { product: id, price: price.id })}
              preventScrollReset
            >
              <SubmitButton look="secondary" name="active" value={price.active ? 'off' : 'on'}>
                {price.active ? say.archive : say.restore}
                <span className="sr-only"> {moneyText(price)}</span>
              </SubmitButton>
            </ActionForm>
          )}
        </li>
      ))}
    </ul>
  </SettingsSection>
)

export const loader = screen(({ actor, params: { product = '' }, url }) => ({
  product: findPriceProduct(actor, product),
  synced: pricesAreSynced,
  history: wantsHistory(url.searchParams)
    ? listHistory('price_products', product, readPageStart(url.searchParams))
    : null,
}))

export const action = act(
  {
    schema: editProductSchema,
    first: ({ actor, params: { product = '' } }) => findPriceProduct(actor, product),
  },
  ({ actor, value, found: { id } }) => {
    renamePriceProduct(actor, { id, ...value })
    return redirectWithFlash(productPath(id), { kind: 'success', text: say.renamed })
  },
)

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.one} · Panelry` }]

/** A product with its prices, and what became of them. */
export default function PriceProduct() {
  const { product, synced, history } = useLoaderData<typeof loader>()
  const { id, name, syncedAt } = product
  const own = syncedAt === null
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[ordersCrumb, { label: say.title, to: pricesPath }, { label: name }]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{name}</span>}
          actions={
            own &&
            !synced && (
              <ButtonLink
                to={pathTo('/orders/prices/:product/add', { product: id })}
                look="primary"
                icon="plus"
                preventScrollReset
              >
                {say.add}
              </ButtonLink>
            )
          }
        >
          {!own && <p className="muted mt-1">{say.synced}</p>}
        </PageHead>
        {own && synced && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning">{say.unsyncedOne}</Notice>
          </div>
        )}
        <HistoryTabs label={say.one} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <>
            <PriceRows product={product} />
            {own && (
              <SettingsSection title={say.one}>
                <EditForm row={product} compare={{ name: say.fields.name }}>
                  <TextField name="name" label={say.fields.name} autoComplete="off" required />
                  <div className="form-actions">
                    <SubmitButton>{say.save}</SubmitButton>
                  </div>
                </EditForm>
              </SettingsSection>
            )}
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}
