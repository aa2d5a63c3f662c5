import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { createOrderFormForm } from '~/features/order-forms/order-form-input.server'
import { busyWords, controlWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { formPath, formsPath } from '../addresses'

const here = '/orders/forms/new'

export const loader = screen(here, () => ({ key: newId() }))

export const action = act(here, createOrderFormForm, ({ actor, value, submission }) => {
  const id = createOrderForm(actor, { ...value, submission })
  return redirectWithFlash(formPath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** A new order form: its name; everything else is on its own screen. */
export default function NewOrderForm() {
  const { key } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  return (
    <Dialog title={say.create} closeTo={formsPath}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField
          {...field('name')}
          label={say.fields.name}
          hint={say.createLead}
          autoComplete="off"
          required
        />
        <DialogActions>
          <ButtonLink to={formsPath} preventScrollReset>
            {controlWords.cancel}
          </ButtonLink>
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
