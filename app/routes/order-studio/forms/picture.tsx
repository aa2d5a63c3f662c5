import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PictureDialog } from '~/components/form/picture-dialog'
import { Fault } from '~/faults'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import {
  removeProductImage,
  setProductImage,
} from '~/features/order-forms/set-product-image.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { type FaultAnswer, faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
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
    <PictureDialog
      title={say.picture}
      closeTo={closeTo}
      hint={say.pictureHint}
      url={url}
      fault={fault}
      save={say.savePicture}
    />
  )
}
