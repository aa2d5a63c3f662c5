import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import type { findPriceProduct } from '~/features/prices/list-prices.server'
import { pathTo } from '~/map/path-to'
import { priceMessages as say } from '~/messages/order-studio'
import { moneyText } from '~/shared/money'
import { SaleTag } from './sale-tag'

type Product = ReturnType<typeof findPriceProduct>

/** The prices of a product; those that are kept here can be archived. */
export const PriceRows = ({ product: { id, prices, syncedAt } }: { product: Product }) => (
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
