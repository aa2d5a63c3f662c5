import type { PanelDefinition } from '../../definition'
import comparison from './comparison'
import singlePlan from './single-plan'
import slider from './slider'
import threePlans from './three-plans'

export const pricingPanels: PanelDefinition[] = [threePlans, comparison, singlePlan, slider]
