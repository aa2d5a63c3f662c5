import { kindWords } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeTemplate, newTemplate } from '../new.server'

export { NewTemplate as default } from '../new-dialog'

const here = '/admin/page-templates/new'

export const loader = screen(here, ({ url }) => newTemplate('page', url))

export const action = act(here, makeTemplate('page'))

export const meta = () => [{ title: `${kindWords.page.newTitle} · Panelry` }]
