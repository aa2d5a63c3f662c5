import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormScope } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { addProduct } from '~/features/request-types/add-product.server'
import { findType } from '~/features/request-types/find-type.server'
import { addProductSchema } from '~/features/request-types/type-schema.server'
import { busyWords } from '~/messages/controls'
import { productMessages as say } from '~/messages/request-types'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { builderPath, typePath } from '../addresses'
import { ProductFields } from './product-fields'

export const loader = screen(({ actor, params: { type = '' } }) => ({
  id: findType(actor, type).id,
  key: newId(),
}))

export const action = act(
  {
    schema: addProductSchema,
    first: ({ actor, params: { type = '' } }) => findType(actor, type),
  },
  ({ actor, value, idempotencyKey, found: { id: typeId } }) => {
    const id = addProduct(actor, { typeId, ...value, idempotencyKey })
    return redirectWithFlash(builderPath(typeId, id), { kind: 'success', text: say.added })
  },
)

export const meta = () => [{ title: `${say.add} · Panelry` }]

/** A new product; its form comes next. */
export default function NewProduct() {
  const { id, key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.add} closeTo={typePath(id)}>
      <FormScope value="product">
        <CreateForm formKey={key} preventScrollReset>
          <ProductFields />
          <DialogActions>
            <CancelLink to={typePath(id)} preventScrollReset />
            <SubmitButton busyLabel={busyWords.adding}>{say.add}</SubmitButton>
          </DialogActions>
        </CreateForm>
      </FormScope>
    </Dialog>
  )
}
