import { kindWords } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeTemplate, newTemplate } from '../new.server'

export { NewTemplate as default } from '../new-dialog'

export const loader = screen(({ url }) => newTemplate('project', url))

export const action = act(makeTemplate('project'))

export const meta = () => [{ title: `${kindWords.project.newTitle} · Panelry` }]
