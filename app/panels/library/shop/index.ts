import type { PanelDefinition } from '../../types'

export const shopPanels: PanelDefinition[] = []
