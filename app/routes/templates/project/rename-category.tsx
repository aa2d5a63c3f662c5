import { templateMessages as say } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCategory, saveCategory } from '../categories.server'

export { RenameCategory as default } from '../category-dialogs'

export const loader = screen(({ actor, params: { category = '' } }) =>
  editedCategory(actor, 'project', category),
)

export const action = act(saveCategory('project'))

export const meta = () => [{ title: `${say.renameCategory} · Panelry` }]
