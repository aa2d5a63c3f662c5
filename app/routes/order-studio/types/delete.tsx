import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteOrderType } from '~/features/order-types/delete-type.server'
import { findOrderType } from '~/features/order-types/list-types.server'
import { busyWords } from '~/messages/controls'
import { orderTypeMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath, typesPath } from '../addresses'

export const loader = screen(({ actor, params: { type = '' } }) => findOrderType(actor, type))

export const action = act(({ actor, params: { type: id = '' } }) => {
  deleteOrderType(actor, { id })
  return redirectWithFlash(typesPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteOrderType} · Panelry` }]

export default function DeleteOrderType() {
  const { id, name, forms } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={typePath(id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name, forms)}</p>
    </ConfirmDialog>
  )
}
