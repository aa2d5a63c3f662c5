import { screen } from '~/routes/http/screen-and-act.server'
import { cannedList } from '../screens.server'

export { CannedList as default, cannedMeta as meta } from '../canned-list'

export const loader = screen(({ actor }) => cannedList('request', actor))
