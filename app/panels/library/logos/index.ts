import type { PanelDefinition } from '../../types'

export const logosPanels: PanelDefinition[] = []
