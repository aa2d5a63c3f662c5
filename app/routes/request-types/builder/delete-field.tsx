import { deletedField, removeField } from '~/routes/forms/field-screens.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { parentProduct } from './product-form.server'

export { DeleteField as default, deleteFieldMeta as meta } from '~/routes/forms/delete-field-screen'

export const loader = screen(({ actor, params }) =>
  deletedField(actor, parentProduct(actor, params), params.field ?? ''),
)

export const action = act(removeField(parentProduct))
