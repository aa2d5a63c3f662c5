import { kindWords } from '~/messages/templates'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeTemplate, newTemplate } from '../new.server'

export { NewTemplate as default } from '../new-dialog'

const here = '/admin/project-templates/new'

export const loader = screen(here, ({ url }) => newTemplate('project', url))

export const action = act(here, makeTemplate('project'))

export const meta = () => [{ title: `${kindWords.project.newTitle} · Panelry` }]
