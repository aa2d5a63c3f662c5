import type { PanelDefinition } from '../../types'
import threePlans from './three-plans'

export const pricingPanels: PanelDefinition[] = [threePlans]
