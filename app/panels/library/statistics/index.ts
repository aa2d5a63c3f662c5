import type { PanelDefinition } from '../../types'

export const statisticsPanels: PanelDefinition[] = []
