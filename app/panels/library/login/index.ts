import type { PanelDefinition } from '../../types'

export const loginPanels: PanelDefinition[] = []
