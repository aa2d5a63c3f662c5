import { rareScreen } from '~/components/shell/rare-screen'
import { RefusedInLittle } from '~/routes/http/refused-in-little'

// Shown where a whole page is posted: the editor fetches its operations ahead, and does without these.
export const ChoiceScreen = rareScreen(() => import('./choice-screen'), RefusedInLittle)
export const StuckScreen = rareScreen(() => import('./stuck-screen'), RefusedInLittle)
