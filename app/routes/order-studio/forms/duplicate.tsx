import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormScope } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { duplicateOrderForm } from '~/features/order-forms/duplicate-form.server'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import { createOrderFormSchema } from '~/features/order-forms/order-form-schema.server'
import { busyWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath } from '../addresses'

export const loader = screen(({ actor, params: { form = '' } }) => {
  const { id, name } = findOrderForm(actor, form)
  return { id, name: say.copyName(name), key: newId() }
})

export const action = act(
  {
    schema: createOrderFormSchema,
    first: ({ actor, params: { form = '' } }) => findOrderForm(actor, form),
  },
  async ({ actor, value, idempotencyKey, found: { id } }) => {
    const copy = await duplicateOrderForm(actor, { id, ...value, idempotencyKey })
    return redirectWithFlash(formPath(copy), { kind: 'success', text: say.duplicated })
  },
)

export const meta = () => [{ title: `${say.duplicate} · Panelry` }]

/** Name for a copy of an order form. */
export default function DuplicateOrderForm() {
  const { id, name, key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.duplicate} closeTo={formPath(id)}>
      <CreateForm formKey={key} preventScrollReset values={{ name }}>
        {/* The form behind it has a field of this name, too. */}
        <FormScope value="copy">
          <TextField
            name="name"
            label={say.fields.name}
            hint={say.duplicateLead}
            autoComplete="off"
            required
          />
        </FormScope>
        <DialogActions>
          <CancelLink to={formPath(id)} preventScrollReset />
          <SubmitButton busyLabel={busyWords.duplicating}>{say.duplicate}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
