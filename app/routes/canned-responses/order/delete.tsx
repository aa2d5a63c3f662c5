import { act, screen } from '~/routes/http/screen-and-act.server'
import { editedCanned, removeCanned } from '../screens.server'

export { DeleteCanned as default, deleteCannedMeta as meta } from '../canned-delete'

const here = '/orders/canned-responses/:response/delete'

export const loader = screen(here, ({ actor, params: { response = '' }, url }) =>
  editedCanned('order', actor, response, url.searchParams),
)

export const action = act(here, removeCanned('order'))
