import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormScope } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'

import { Dialog, DialogActions } from '~/components/ui/dialog'
import { findProduct } from '~/features/request-types/find-type.server'
import { editProductSchema } from '~/features/request-types/type-schema.server'
import { updateProduct } from '~/features/request-types/update-product.server'
import { productMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath } from '../addresses'
import { ProductFields, productLabels } from './product-fields'

export const loader = screen(({ actor, params: { type = '', product: id = '' } }) => {
  const { name, description, version } = findProduct(actor, type, id).product
  return { type, product: { id, name, description, version } }
})

export const action = act(
  {
    schema: editProductSchema,
    first: ({ actor, params: { type = '', product = '' } }) => findProduct(actor, type, product),
  },
  ({ actor, value, found: { type, product } }) => {
    updateProduct(actor, { typeId: type.id, id: product.id, ...value })
    return redirectWithFlash(typePath(type.id), { kind: 'success', text: say.updated })
  },
)

export const meta = () => [{ title: `${say.editProduct} · Panelry` }]

export default function EditProduct() {
  const { type, product } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.editProduct} closeTo={typePath(type)}>
      <FormScope value="product">
        <EditForm row={product} compare={productLabels} preventScrollReset>
          <ProductFields />
          <DialogActions>
            <CancelLink to={typePath(type)} preventScrollReset />
            <SubmitButton>{say.saveProduct}</SubmitButton>
          </DialogActions>
        </EditForm>
      </FormScope>
    </Dialog>
  )
}
