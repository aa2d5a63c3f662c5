import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createPriceProduct } from '~/features/prices/add-price.server'
import { lastCurrency } from '~/features/prices/list-prices.server'
import { createProductSchema, requirePricesKeptHere } from '~/features/prices/require-price.server'
import { busyWords } from '~/messages/controls'
import { priceMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { currencies } from '~/shared/money'
import { pricesPath, productPath } from '../addresses'
import { PriceFields } from './price-fields'

export const loader = screen(() => {
  requirePricesKeptHere()
  return {
    key: newId(),
    currencies: currencies(),
    currency: lastCurrency(),
  }
})

export const action = act(createProductSchema, ({ actor, value, idempotencyKey }) => {
  const id = createPriceProduct(actor, { ...value, idempotencyKey })
  return redirectWithFlash(productPath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** A product with its first price. */
export default function NewProduct() {
  const { key, currencies, currency } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.create} closeTo={pricesPath}>
      <CreateForm formKey={key} preventScrollReset values={{ currency }}>
        <TextField name="name" label={say.fields.name} autoComplete="off" required />
        <PriceFields {...{ currencies }} />
        <DialogActions>
          <CancelLink to={pricesPath} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
