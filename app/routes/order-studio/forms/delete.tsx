import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteOrderForm } from '~/features/order-forms/delete-form.server'
import { findOrderForm, ordersOfForm } from '~/features/order-forms/find-form.server'
import { busyWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath, formsPath } from '../addresses'

export const loader = screen(({ actor, params: { form = '' } }) => {
  const { id, name } = findOrderForm(actor, form)
  return { id, name, orders: ordersOfForm(actor, id) }
})

export const action = act(async ({ actor, params: { form: id = '' } }) => {
  await deleteOrderForm(actor, { id })
  return redirectWithFlash(formsPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteForm} · Panelry` }]

export default function DeleteOrderForm() {
  const { id, name, orders } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={formPath(id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name)}</p>
      {orders > 0 && <p className="mt-2">{say.deletionOrders(orders)}</p>}
    </ConfirmDialog>
  )
}
