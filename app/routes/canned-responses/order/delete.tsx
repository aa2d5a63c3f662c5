import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCanned, removeCanned } from '../screens.server'

export { DeleteCanned as default, deleteCannedMeta as meta } from '../canned-delete'

export const loader = screen(({ actor, params: { response = '' }, url }) =>
  editedCanned('order', actor, response, url.searchParams),
)

export const action = act(removeCanned('order'))
