import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteProduct } from '~/features/request-types/delete-product.server'
import { findProduct } from '~/features/request-types/find-type.server'
import { busyWords } from '~/messages/controls'
import { productMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath } from '../addresses'

export const loader = screen(({ actor, params: { type = '', product = '' } }) => ({
  type,
  name: findProduct(actor, type, product).product.name,
}))

export const action = act(async ({ actor, params: { type: typeId = '', product: id = '' } }) => {
  await deleteProduct(actor, { typeId, id })
  return redirectWithFlash(typePath(typeId), { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteProduct} · Panelry` }]

export default function DeleteProduct() {
  const { type, name } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={typePath(type)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name)}</p>
    </ConfirmDialog>
  )
}
