import type { PanelDefinition } from '../../types'

export const locationPanels: PanelDefinition[] = []
