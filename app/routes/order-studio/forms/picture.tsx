import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PictureDialog } from '~/components/form/picture-dialog'
import { DomainError } from '~/domain-error'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import {
  removeProductImage,
  setProductImage,
} from '~/features/order-forms/set-product-image.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath, formPictureSrc } from '../addresses'

export const loader = screen(({ actor, params: { form = '' } }) => {
  const { id, productImage } = findOrderForm(actor, form)
  return { id, url: formPictureSrc(id, productImage) }
})

export const action = act(async ({ actor, form, params: { form: id = '' } }) => {
  try {
    if (textField(form, 'intent') === 'remove') await removeProductImage(actor, { id })
    else await setProductImage(actor, { id, upload: form.get('picture') })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
  return redirectWithFlash(formPath(id), { kind: 'success', text: say.updated })
})

export const meta = () => [{ title: `${say.picture} · Panelry` }]

/** The picture of an order form's product. */
export default function Picture() {
  const { id, url } = useLoaderData<typeof loader>()
  const { error } = (useActionData() ?? {}) as Partial<ErrorData>
  const closeTo = formPath(id)
  return (
    <PictureDialog
      title={say.picture}
      closeTo={closeTo}
      hint={say.pictureHint}
      url={url}
      error={error}
      save={say.savePicture}
    />
  )
}
