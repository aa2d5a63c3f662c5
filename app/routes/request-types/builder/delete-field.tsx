import { deletedField, removeField } from '~/routes/forms/field-screens.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { parentProduct } from './product-form.server'

export { DeleteField as default, deleteFieldMeta as meta } from '~/routes/forms/delete-field-screen'

const here = '/requests/types/:type/builder/:product/fields/:field/delete'

export const loader = screen(here, ({ actor, params }) =>
  deletedField(actor, parentProduct(actor, params), params.field ?? ''),
)

export const action = act(here, removeField(parentProduct))
