import { kindWords } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeTemplate, newTemplate } from '../new.server'

export { NewTemplate as default } from '../new-dialog'

export const loader = screen(({ url }) => newTemplate('page', url))

export const action = act(makeTemplate('page'))

export const meta = () => [{ title: `${kindWords.page.newTitle} · Panelry` }]
