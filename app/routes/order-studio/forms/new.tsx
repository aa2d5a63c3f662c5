import { useLoaderData } from '@remix-run/react'
import { CreateDialog } from '~/components/form/create-dialog'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { createOrderFormSchema } from '~/features/order-forms/order-form-schema.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath, formsPath } from '../addresses'

export const loader = screen(() => ({ key: newId() }))

export const action = act(createOrderFormSchema, ({ actor, value, idempotencyKey }) => {
  const id = createOrderForm(actor, { ...value, idempotencyKey })
  return redirectWithFlash(formPath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** A new order form: its name; everything else is on its own screen. */
export default function NewOrderForm() {
  const { key } = useLoaderData<typeof loader>()
  return <CreateDialog title={say.create} closeTo={formsPath} formKey={key} words={say} />
}
