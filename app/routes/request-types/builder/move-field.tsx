import { redirect } from '@remix-run/node'
import { moveField } from '~/features/forms/move-field.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { builderPath } from '../addresses'
import { stepIn } from '../step-in'
import { productIn } from './builder-data.server'

export { default } from '~/routes/http/fault-screen'

const here = '/requests/types/:type/builder/:product/fields/:field/move'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, form, params, url }) => {
  const { type, product } = productIn(actor, params)
  const { formId } = product
  moveField(actor, { formId, fieldId: params.field ?? '', to: stepIn(textField(form, 'to')) })
  const field = url.searchParams.get('field') ?? undefined
  return redirect(builderPath(type.id, product.id, { field }), 303)
})
