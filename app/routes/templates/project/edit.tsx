import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedTemplate, saveTemplate } from '../edit.server'

export { EditTemplate as default, editMeta as meta } from '../edit-screen'

const here = '/admin/project-templates/:template'

export const loader = screen(here, ({ actor, params: { template = '' }, url }) =>
  editedTemplate(actor, 'project', template, url.searchParams),
)

export const action = act(here, saveTemplate('project'))
