import { act, screen } from '~/routes/http/screen-and-act.server'
import { makeCanned, newCanned } from '../screens.server'

export { NewCanned as default, newCannedMeta as meta } from '../canned-new'

export const loader = screen(() => newCanned('request'))

export const action = act(makeCanned('request'))
