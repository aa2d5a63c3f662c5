import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCanned, saveCanned } from '../screens.server'

export { EditCanned as default, editCannedMeta as meta } from '../canned-edit'

export const loader = screen(({ actor, params: { response = '' }, url }) =>
  editedCanned('order', actor, response, url.searchParams),
)

export const action = act(saveCanned('order'))
