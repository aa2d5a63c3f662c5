import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedTemplate, saveTemplate } from '../edit.server'

export { EditTemplate as default, editMeta as meta } from '../edit-screen'

const here = '/admin/page-templates/:template'

export const loader = screen(here, ({ actor, params: { template = '' }, url }) =>
  editedTemplate(actor, 'page', template, url.searchParams),
)

export const action = act(here, saveTemplate('page'))
