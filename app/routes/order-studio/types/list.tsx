import { Link, useLoaderData } from '@remix-run/react'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog } from '~/components/ui/dialog'
import { createOrderType } from '~/features/order-types/create-type.server'
import { listOrderTypes } from '~/features/order-types/list-types.server'
import { createOrderTypeSchema } from '~/features/order-types/require-order-type.server'
import { busyWords } from '~/messages/controls'
import { orderTypeMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formsPath, typePath, typesPath } from '../addresses'

export const loader = screen(({ actor }) => ({ key: newId(), types: listOrderTypes(actor) }))

export const action = act(createOrderTypeSchema, ({ actor, value, idempotencyKey }) => {
  createOrderType(actor, { ...value, idempotencyKey })
  return redirectWithFlash(typesPath, { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The order types, and the way to another one. */
export default function OrderTypes() {
  const { types, key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={formsPath}>
      <p className="text-n600">{types.length === 0 ? say.none : say.lead}</p>
      <ul className="type-rows my-4">
        {types.map(({ id, name, forms }) => (
          <li key={id}>
            <Link to={typePath(id)} className="link wrap-anywhere flex-1" preventScrollReset>
              {name}
            </Link>
            <span className="muted">{say.forms(forms)}</span>
          </li>
        ))}
      </ul>
      <CreateForm formKey={key} again preventScrollReset>
        <TextField name="name" label={say.newName} autoComplete="off" required />
        <div className="form-actions">
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </div>
      </CreateForm>
    </Dialog>
  )
}
