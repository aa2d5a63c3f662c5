import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import {
  publishOrderForm,
  unpublishOrderForm,
} from '~/features/order-forms/publish-order-form.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath } from '../addresses'

export const loader = screen(({ actor, params: { form = '' } }) => {
  const { id, state } = findOrderForm(actor, form)
  return { id, published: state === 'published' }
})

export const action = act(({ actor, form, params: { form: id = '' } }) => {
  const off = textField(form, 'published') === 'off'
  if (off) unpublishOrderForm(actor, { id })
  else publishOrderForm(actor, { id })
  const text = off ? say.unpublished : say.published
  return redirectWithFlash(formPath(id), { kind: 'success', text })
})

export const meta = () => [{ title: `${say.publishForm} · Panelry` }]

/** Why a form was not put on sale, with the way to try it again. */
export default function PublishOrderForm() {
  const { id, published } = useLoaderData<typeof loader>()
  const closeTo = formPath(id)
  return (
    <Dialog title={published ? say.unpublish : say.publish} closeTo={closeTo}>
      <PlainForm preventScrollReset>
        <p className="text-n600">{published ? say.unpublishing : say.publishing}</p>
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton name="published" value={published ? 'off' : 'on'}>
            {published ? say.unpublish : say.publish}
          </SubmitButton>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
