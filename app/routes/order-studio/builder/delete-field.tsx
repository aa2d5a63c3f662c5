import { deletedField, removeField } from '~/routes/forms/field-screens.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { parentOrderForm } from './order-form.server'

export {
  DeleteField as default,
  deleteFieldMeta as meta,
} from '~/routes/forms/delete-field-screen'

const here = '/orders/forms/create-form/:form/builder/fields/:field/delete'

export const loader = screen(here, ({ actor, params }) =>
  deletedField(actor, parentOrderForm(actor, params), params.field ?? ''),
)

export const action = act(here, removeField(parentOrderForm))
