import { templateMessages as say } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCategory, removeCategory } from '../categories.server'

export { DeleteCategory as default } from '../delete-dialog'

const here = '/admin/page-templates/categories/:category/delete'

export const loader = screen(here, ({ actor, params: { category = '' } }) =>
  editedCategory(actor, 'page', category),
)

export const action = act(here, ({ actor, params: { category = '' }, url }) =>
  removeCategory(actor, 'page', category, url),
)

export const meta = () => [{ title: `${say.deleteCategory} · Panelry` }]
