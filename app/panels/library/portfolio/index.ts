import type { PanelDefinition } from '../../types'

export const portfolioPanels: PanelDefinition[] = []
