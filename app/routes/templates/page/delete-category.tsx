import { templateMessages as say } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCategory, removeCategory } from '../categories.server'

export { DeleteCategory as default } from '../delete-dialog'

export const loader = screen(({ actor, params: { category = '' } }) =>
  editedCategory(actor, 'page', category),
)

export const action = act(({ actor, params: { category = '' }, url }) =>
  removeCategory(actor, 'page', category, url),
)

export const meta = () => [{ title: `${say.deleteCategory} · Panelry` }]
