import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCanned, saveCanned } from '../screens.server'

export { EditCanned as default, editCannedMeta as meta } from '../canned-edit'

const here = '/orders/canned-responses/:response'

export const loader = screen(here, ({ actor, params: { response = '' }, url }) =>
  editedCanned('order', actor, response, url.searchParams),
)

export const action = act(here, saveCanned('order'))
