import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedTemplate, saveTemplate } from '../edit.server'

export { EditTemplate as default, editMeta as meta } from '../edit-screen'

export { studioStyles as links } from '../styles'

export const loader = screen(({ actor, params: { template = '' }, url }) =>
  editedTemplate(actor, 'page', template, url.searchParams),
)

export const action = act(saveTemplate('page'))
