import type { PanelDefinition } from '../../types'

export const blogPanels: PanelDefinition[] = []
