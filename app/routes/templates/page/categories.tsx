import { columnWords } from '~/messages/columns'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoryDialog, makeCategory } from '../categories.server'

export { Categories as default } from '../category-dialogs'

export const loader = screen(() => categoryDialog('page'))

export const action = act(makeCategory('page'))

export const meta = () => [{ title: `${columnWords.categories} · Panelry` }]
