import type { PanelDefinition } from '../../types'

export const stepsPanels: PanelDefinition[] = []
