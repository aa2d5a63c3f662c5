import { screen } from '~/routes/http/handle.server'
import { cannedList } from '../screens.server'

export { CannedList as default, cannedMeta as meta } from '../canned-list'

export const loader = screen('/orders/canned-responses', ({ actor }) => cannedList('order', actor))
