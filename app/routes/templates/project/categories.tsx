import { columnWords } from '~/messages/columns'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoryDialog, makeCategory } from '../categories.server'

export { Categories as default } from '../category-dialogs'

const here = '/admin/project-templates/categories'

export const loader = screen(here, () => categoryDialog('project'))

export const action = act(here, makeCategory('project'))

export const meta = () => [{ title: `${columnWords.categories} · Panelry` }]
