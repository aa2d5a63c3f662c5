import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Fault } from '~/faults'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import { removeProductImage, setProductImage } from '~/features/order-forms/set-picture.server'
import { busyWords, controlWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { type FaultAnswer, faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { formPath, formPictureSrc } from '../addresses'

const here = '/orders/forms/create-form/:form/picture'

export const loader = screen(here, ({ actor, params: { form = '' } }) => {
  const { id, productImage } = findOrderForm(actor, form)
  return { id, url: formPictureSrc(id, productImage) }
})

export const action = act(here, async ({ actor, form, params: { form: id = '' } }) => {
  try {
    if (textField(form, 'intent') === 'remove') await removeProductImage(actor, { id })
    else await setProductImage(actor, { id, upload: form.get('picture') })
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return data(faultAnswer(fault), fault.status)
  }
  return redirectWithFlash(formPath(id), { kind: 'success', text: say.updated })
})

export const meta = () => [{ title: `${say.picture} · Panelry` }]

/** The picture of an order form's product. */
export default function Picture() {
  const { id, url } = useLoaderData<typeof loader>()
  const { fault } = (useActionData() ?? {}) as Partial<FaultAnswer>
  const closeTo = formPath(id)
  return (
    <Dialog title={say.picture} closeTo={closeTo}>
      <FormScope value="picture">
        <Form method="post" encType="multipart/form-data" className="form" preventScrollReset>
          <FormError>{fault && !fault.field ? fault.text : null}</FormError>
          <FileField
            name="picture"
            label={controlWords.picture}
            accept=".svg,.jpg,.jpeg,.png,image/svg+xml,image/jpeg,image/png"
            hint={say.pictureHint}
            errors={fault?.field ? fault.text : null}
            stored={url ? { name: say.picture, url, image: true } : null}
          />
          <DialogActions>
            {url && (
              <SubmitButton
                look="quiet-danger"
                name="intent"
                value="remove"
                busyLabel={busyWords.removing}
                className="mr-auto"
              >
                {controlWords.remove}
              </SubmitButton>
            )}
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.cancel}
            </ButtonLink>
            <SubmitButton busyLabel={busyWords.uploading}>{say.savePicture}</SubmitButton>
          </DialogActions>
        </Form>
      </FormScope>
    </Dialog>
  )
}
