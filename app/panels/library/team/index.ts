import type { PanelDefinition } from '../../types'

export const teamPanels: PanelDefinition[] = []
