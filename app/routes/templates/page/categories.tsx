import { columnWords } from '~/messages/columns'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoryDialog, makeCategory } from '../categories.server'

export { Categories as default } from '../category-dialogs'

const here = '/admin/page-templates/categories'

export const loader = screen(here, () => categoryDialog('page'))

export const action = act(here, makeCategory('page'))

export const meta = () => [{ title: `${columnWords.categories} · Panelry` }]
