import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { StaleRecord } from '~/components/form/stale-record'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { findProduct } from '~/features/request-types/find-type.server'
import { editProductSchema } from '~/features/request-types/type-schema.server'
import { updateProduct } from '~/features/request-types/update-product.server'
import { productMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { productPath, typePath } from '../addresses'
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
  const { field, formError, stale } = useFormAnswer<typeof product>({
    name: product.name,
    description: product.description,
  })
  return (
    <Dialog title={say.editProduct} closeTo={typePath(type)}>
      {stale ? (
        <StaleRecord
          labels={productLabels}
          stale={stale}
          stored={{ name: stale.stored.name, description: stale.stored.description }}
          reloadTo={productPath(type, product.id)}
        />
      ) : (
        <FormScope value="product">
          <VersionForm version={product.version} className="form" preventScrollReset>
            <FormError>{formError}</FormError>
            <ProductFields field={field} />
            <DialogActions>
              <CancelLink to={typePath(type)} preventScrollReset />
              <SubmitButton>{say.saveProduct}</SubmitButton>
            </DialogActions>
          </VersionForm>
        </FormScope>
      )}
    </Dialog>
  )
}
