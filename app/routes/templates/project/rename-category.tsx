import { templateMessages as say } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCategory, saveCategory } from '../categories.server'

export { RenameCategory as default } from '../category-dialogs'

const here = '/admin/project-templates/categories/:category'

export const loader = screen(here, ({ actor, params: { category = '' } }) =>
  editedCategory(actor, 'project', category),
)

export const action = act(here, saveCategory('project'))

export const meta = () => [{ title: `${say.renameCategory} · Panelry` }]
