import { addField } from '~/features/forms/add-field.server'
import { newFieldForm } from '~/features/forms/field-form.server'
import { builderMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { builderPath } from '../addresses'
import { productIn } from './builder-data.server'

export { default } from '~/routes/http/fault-screen'

const here = '/requests/types/:type/builder/:product/fields'

export const loader = screen(here, nothingHere)

export const action = act(
  here,
  { schema: newFieldForm, first: ({ actor, params }) => productIn(actor, params) },
  ({ actor, value, submission, found: { type, product } }) => {
    const field = addField(actor, { formId: product.formId, ...value, submission })
    const to = builderPath(type.id, product.id, { field, view: 'field' })
    return redirectWithFlash(to, { kind: 'success', text: say.added })
  },
)
