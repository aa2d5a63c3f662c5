import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { notFound } from '~/faults'
import { builtForm } from '~/features/forms/built-form.server'
import { deleteField } from '~/features/forms/delete-field.server'
import { builderMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { builderPath } from '../addresses'
import { productIn } from './builder-data.server'

const here = '/requests/types/:type/builder/:product/fields/:field/delete'

export const loader = screen(here, ({ actor, params }) => {
  const { type, product } = productIn(actor, params)
  const { draft } = builtForm(actor, product.formId)
  const field = draft.find(({ id }) => id === params.field)
  if (!field) throw notFound()
  const closeTo = builderPath(type.id, product.id, { field: field.id, view: 'field' })
  return { label: field.label, closeTo }
})

export const action = act(here, ({ actor, params }) => {
  const { type, product } = productIn(actor, params)
  deleteField(actor, { formId: product.formId, fieldId: params.field ?? '' })
  const to = builderPath(type.id, product.id)
  return redirectWithFlash(to, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: 'Delete field · Panelry' }]

export default function DeleteField() {
  const { label, closeTo } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog closeTo={closeTo} error={formError} busyLabel="Deleting">
      <p className="wrap-anywhere">{say.deletion(label)}</p>
    </ConfirmDialog>
  )
}
