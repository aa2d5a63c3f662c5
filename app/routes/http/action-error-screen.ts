import { rareScreen } from '~/components/shell/rare-screen'
import { RefusedInLittle } from './refused-in-little'

/** The screen of a route that is only posted to. */
export default rareScreen(() => import('./action-error'), RefusedInLittle)
