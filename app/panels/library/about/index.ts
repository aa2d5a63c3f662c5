import type { PanelDefinition } from '../../types'

export const aboutPanels: PanelDefinition[] = []
