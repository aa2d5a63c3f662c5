import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeCanned, newCanned } from '../screens.server'

export { NewCanned as default, newCannedMeta as meta } from '../canned-new'

const here = '/orders/canned-responses/new'

export const loader = screen(here, () => newCanned('order'))

export const action = act(here, makeCanned('order'))
