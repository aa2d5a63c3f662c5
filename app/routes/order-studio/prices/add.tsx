import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { addPrice } from '~/features/prices/add-price.server'
import { findPriceProduct, lastCurrency } from '~/features/prices/list-prices.server'
import { addPriceSchema, requirePricesKeptHere } from '~/features/prices/require-price.server'
import { busyWords } from '~/messages/controls'
import { priceMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { currencies } from '~/shared/money'
import { productPath } from '../addresses'
import { PriceFields } from './price-fields'

export const loader = screen(({ actor, params: { product = '' } }) => {
  requirePricesKeptHere()
  return {
    id: findPriceProduct(actor, product).id,
    key: newId(),
    currencies: currencies(),
    currency: lastCurrency(),
  }
})

export const action = act(
  {
    schema: addPriceSchema,
    first: ({ actor, params: { product = '' } }) => findPriceProduct(actor, product),
  },
  ({ actor, value, idempotencyKey, found: { id } }) => {
    addPrice(actor, { productId: id, ...value, idempotencyKey })
    return redirectWithFlash(productPath(id), { kind: 'success', text: say.added })
  },
)

export const meta = () => [{ title: `${say.add} · Panelry` }]

/** Another price of a product. */
export default function AddPrice() {
  const { id, key, currencies, currency } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.add} closeTo={productPath(id)}>
      <CreateForm formKey={key} preventScrollReset values={{ currency }}>
        <PriceFields {...{ currencies }} />
        <DialogActions>
          <CancelLink to={productPath(id)} preventScrollReset />
          <SubmitButton busyLabel={busyWords.adding}>{say.add}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
